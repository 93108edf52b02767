import { crc32, deflateSync } from 'node:zlib';

const side = 200;
/** Each pixel averages this many by this many samples, so that edges are smooth. */
const samples = 3;
const discRadius = 0.48;
const starRadius = 0.32;
const innerRadius = 0.15;

/** Draws a disc of one color with a white star of this many points, as a PNG. */
export function drawBadge({ color, points }: { color: string; points: number }): Buffer {
  const disc = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  // Each row begins with its filter type: none.
  const rowBytes = 1 + 4 * side;
  const rows = Buffer.alloc(side * rowBytes);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) rows.set(pixel(shareOf(x, y, points), disc), y * rowBytes + 1 + 4 * x);
  return png(rows);
}

interface Share {
  disc: number;
  star: number;
}

/** The shares of a pixel that the disc and the star cover. */
function shareOf(x: number, y: number, points: number): Share {
  const share: Share = { disc: 0, star: 0 };
  for (let sample = 0; sample < samples ** 2; sample += 1) {
    const across = (x + ((sample % samples) + 0.5) / samples) / side - 0.5;
    const down = (y + (Math.floor(sample / samples) + 0.5) / samples) / side - 0.5;
    const distance = Math.hypot(across, down);
    if (distance < discRadius) share.disc += 1 / samples ** 2;
    if (distance < starEdge(Math.atan2(across, -down), points)) share.star += 1 / samples ** 2;
  }
  return share;
}

/** The star's radius in a direction, on the straight line from a tip to the next notch. */
function starEdge(angle: number, points: number): number {
  const half = Math.PI / points;
  const fromTip = Math.abs((((angle % (2 * half)) + 3 * half) % (2 * half)) - half);
  const cross = starRadius * innerRadius * Math.sin(half);
  return cross / (innerRadius * Math.sin(half - fromTip) + starRadius * Math.sin(fromTip));
}

function pixel({ disc, star }: Share, color: readonly number[]): number[] {
  const white = disc === 0 ? 0 : star / disc;
  return [...color.map((value) => Math.round(value + (255 - value) * white)), Math.round(255 * disc)];
}

function png(rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits each of red, green, blue and opacity.
  header.set([8, 6], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const edges = Buffer.alloc(8);
  edges.writeUInt32BE(data.length, 0);
  edges.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([edges.subarray(0, 4), named, edges.subarray(4)]);
}
