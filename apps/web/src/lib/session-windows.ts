/** Tells the other windows of this browser who is signed in. */
const name = 'campus.session';

type Message = { userId: string | null };

/**
 * Connects this window with the others. `onOther` is called when another window says who is signed in. What it
 * says is a hint: ask the gateway. Returns a function that says it to the others, and one that disconnects.
 */
export function connectWindows(onOther: (userId: string | null) => void) {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => onOther(data.userId);
  return {
    tell: (userId: string | null) => channel.postMessage({ userId } satisfies Message),
    close: () => channel.close(),
  };
}
