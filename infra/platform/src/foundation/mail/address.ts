/** Returns the address in a sender such as 'Campus <invitations@campus.test>'. */
export function addressOf(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
}
