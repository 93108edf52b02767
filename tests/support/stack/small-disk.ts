import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Mounts a disk of this size over a folder. Returns a function that resizes it. */
export function mountDisk(place: string, size: string): (size: string) => void {
  const mount = (options: string) =>
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', place], { stdio: 'ignore' });
  mount(`size=${size}`);
  return (other) => void mount(`remount,size=${other}`);
}

/** Only root can mount, and not on every system. */
export function mayMount(): boolean {
  const place = mkdtempSync(path.join(tmpdir(), 'campus-mount-'));
  try {
    mountDisk(place, '1m');
    execFileSync('umount', [place]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(place, { recursive: true });
  }
}
