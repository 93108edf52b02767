import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const statFile = '/proc/self/stat';

let opened = 0;

/**
 * Counts the processor seconds of a process and of everything it starts. Chromium's processes are counted only where
 * this process may make control groups (as root on Linux): their parents do not wait for them. Elsewhere the meter
 * counts the children that have ended since the last call, no matter which lane they belong to: the sum of all lanes is
 * right, their shares are not. Without /proc it counts 0.
 */
export function openMeter() {
  opened += 1;
  return meterOfGroup(`campus-${process.pid}-${opened}`) ?? { add() {}, close: chargeEndedChildren };
}

function meterOfGroup(name) {
  const group = groupsOfThisProcess().find(({ root }) => existsSync(root));
  if (!group) return undefined;
  const folder = path.join(group.root, name);
  try {
    mkdirSync(folder);
  } catch {
    return undefined;
  }
  return {
    add: (pid) => writeFileSync(path.join(folder, 'cgroup.procs'), String(pid)),
    close() {
      const seconds = group.read(folder);
      try {
        rmdirSync(folder);
      } catch {
        // A process that outlives its suite keeps the group until the machine restarts.
      }
      return seconds;
    },
  };
}

/** The folders of this process's control groups that count processor time: version 1, then version 2. */
function groupsOfThisProcess() {
  const file = '/proc/self/cgroup';
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return lines.flatMap((line) => {
    const [, controllers, own] = line.match(/^\d+:([^:]*):(.*)$/) ?? [];
    if (controllers?.split(',').includes('cpuacct'))
      return [{ root: path.join('/sys/fs/cgroup/cpuacct', own), read: readNanoseconds }];
    if (controllers === '') return [{ root: path.join('/sys/fs/cgroup', own), read: readMicroseconds }];
    return [];
  });
}

function readNanoseconds(folder) {
  return Number(readFileSync(path.join(folder, 'cpuacct.usage'), 'utf8')) / 1e9;
}

function readMicroseconds(folder) {
  return Number(readFileSync(path.join(folder, 'cpu.stat'), 'utf8').match(/^usage_usec (\d+)/m)?.[1]) / 1e6;
}

let charged = 0;

function chargeEndedChildren() {
  const before = charged;
  charged = secondsOfEndedChildren();
  return charged - before;
}

function secondsOfEndedChildren() {
  if (!existsSync(statFile)) return 0;
  const fields = readFileSync(statFile, 'utf8').split(') ')[1].split(' ');
  // User and system time of ended children, in hundredths of a second.
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
