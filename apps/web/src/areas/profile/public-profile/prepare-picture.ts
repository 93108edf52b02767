import { pictureConversion, sentPictureSide } from '@campus/domain/profile/pictures';

/**
 * Prepares a chosen picture for upload. Shrinks large photos, and converts formats that the server rejects to
 * JPEG if this browser can read them. Returns unreadable files unchanged, so that validation rejects them.
 */
export async function preparePicture(file: File): Promise<File> {
  if (!pictureConversion({ name: file.name, bytes: file.size })) return file;
  try {
    return await redraw(file);
  } catch {
    return file;
  }
}

async function redraw(file: File): Promise<File> {
  const pixels = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, sentPictureSide / Math.max(pixels.width, pixels.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(pixels.width * scale));
  canvas.height = Math.max(1, Math.round(pixels.height * scale));
  const type = /\.png$/i.test(file.name) ? 'image/png' : 'image/jpeg';
  draw(canvas, pixels, type);
  pixels.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  if (!blob) throw new Error('The browser made no picture.');
  const extension = type === 'image/png' ? 'png' : 'jpg';
  return new File([blob], file.name.replace(/[^.]+$/, extension), { type });
}

function draw(canvas: HTMLCanvasElement, pixels: ImageBitmap, type: string): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  if (type === 'image/jpeg') {
    // JPEG has no transparency. Without this, transparent areas turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(pixels, 0, 0, canvas.width, canvas.height);
}
