import { AppError } from '@campus/contracts/core/app-error';
import { text } from '@campus/contracts/core/text';
import { maxPictureBytes } from '@campus/domain/profile/pictures';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { TRPCClientError } from '@trpc/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import type { UploadOptions } from '../../../lib/files.ts';
import { PictureField } from './picture-field.tsx';

const png = (name = 'me.png') => new File(['pixels'], name, { type: 'image/png' });

function renderField(
  upload: (file: File, options: UploadOptions) => Promise<unknown> = async () => undefined,
  picture: string | null = null,
) {
  const onUpload = vi.fn(upload);
  const onRemove = vi.fn(async () => undefined);
  const view = renderPart(
    <PictureField label="Profile picture" picture={picture} onUpload={onUpload} onRemove={onRemove} />,
  );
  const zone = screen.getByRole('group', { name: 'Profile picture' });
  const input = view.container.ownerDocument.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is nothing to choose a file with.');
  const sent = () => onUpload.mock.calls.map(([file]) => file.name);
  return { ...view, zone, input, onRemove, sent };
}

/** An error as the gateway sends it. */
function refused(key: 'picture.notImage') {
  const { message } = new AppError('invalid', key);
  return TRPCClientError.from({
    error: { code: -32600, message, data: { code: 'BAD_REQUEST', key, requestId: '1' } },
  });
}

it('uploads the chosen picture at once and says so, shows it during the upload, and reports progress and completion', async () => {
  let finish = () => {};
  const { user, input, sent } = renderField(async (_, { onProgress }) => {
    onProgress?.(0.4);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  await user.upload(input, png());
  const bar = await screen.findByRole('progressbar', { name: 'Sending the picture' });
  expect(bar.getAttribute('aria-valuenow')).toBe('40');
  expect(screen.getByRole('img').getAttribute('src')).toMatch(/^blob:/);
  finish();
  const done = await screen.findByText('The picture was saved.');
  expect(done.getAttribute('role')).toBe('status');
  // Visible to everyone, not only to screen readers.
  expect(getComputedStyle(done).clipPath || getComputedStyle(done).clip).toBe('');
  screen.getByText(/It is saved at once\.$/);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(sent()).toEqual(['me.png']);
});

it('takes a picture that is dropped on it or pasted into it', async () => {
  const { zone, sent } = renderField();
  fireEvent.drop(zone, { dataTransfer: { files: [png('dropped.gif')] } });
  await screen.findByText('The picture was saved.');
  const paste = createEvent.paste(zone);
  Object.assign(paste, { clipboardData: { files: [png('pasted.png')] } });
  fireEvent(zone, paste);
  await waitFor(() => expect(sent()).toEqual(['dropped.gif', 'pasted.png']));
});

it.each([
  ['another extension', [png('me.svg')], text('picture.notImage')],
  ['too many bytes', [new File([new Uint8Array(maxPictureBytes + 1)], 'me.png')], text('picture.tooLarge')],
  ['a kind that this browser cannot read', [png('me.heic')], text('picture.unreadable')],
  ['a second one', [png(), png('you.png')], 'Please choose one picture.'],
])('refuses %s at the field, and sends nothing', async (_, files, sentence) => {
  const { zone, sent } = renderField();
  fireEvent.drop(zone, { dataTransfer: { files } });
  expect((await screen.findByText(sentence)).getAttribute('role')).toBe('alert');
  expect(sent()).toEqual([]);
});

it('says at the field why the gateway refused it, and lets another be chosen', async () => {
  let failure: Error | undefined = refused('picture.notImage');
  const { user, input, sent } = renderField(async () => {
    if (failure) throw failure;
  });
  await user.upload(input, png());
  expect((await screen.findByText('Current file is not an image.')).getAttribute('role')).toBe('alert');
  failure = undefined;
  await user.upload(input, png('other.png'));
  await screen.findByText('The picture was saved.');
  expect(screen.queryByText('Current file is not an image.')).toBeNull();
  expect(sent()).toEqual(['me.png', 'other.png']);
});

it('removes the picture there is, by keyboard alone', async () => {
  const { user, onRemove } = renderField(undefined, '/files/profile-pictures/abc.png');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Choose another');
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByText('The picture was removed.');
  expect(onRemove).toHaveBeenCalledOnce();
});

it('offers nothing to remove where there is none, and breaks off what is sent when it is left', async () => {
  let signal: AbortSignal | undefined;
  const { user, input, unmount } = renderField((_, options) => {
    signal = options.signal;
    return new Promise(() => {});
  });
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  await user.upload(input, png());
  await screen.findByRole('progressbar');
  unmount();
  expect(signal?.aborted).toBe(true);
});

/** A browser that decodes pictures to this size, with the canvas it draws on. */
function readingPictures(width: number, height: number) {
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close }));
  const drawn = vi.fn();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: drawn,
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') =>
    done(new Blob(['small'], { type })),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return drawn;
}

it.each([
  ['me.heic', 100, 'me.jpg', [1024, 512]],
  ['me.webp', 100, 'me.jpg', [1024, 512]],
  ['me.png', 2 * maxPictureBytes, 'me.png', [1024, 512]],
] as const)('makes %s of %d bytes a picture that can be sent: %s', async (name, bytes, as, size) => {
  const drawn = readingPictures(4000, 2000);
  const { zone, sent } = renderField();
  fireEvent.drop(zone, { dataTransfer: { files: [new File([new Uint8Array(bytes)], name)] } });
  await screen.findByText('The picture was saved.');
  expect(sent()).toEqual([as]);
  expect(drawn.mock.calls[0]?.slice(3)).toEqual(size);
});
