import { existsSync, readFileSync } from 'node:fs';

const shownFiles = 25;
const statFile = '/proc/self/stat';

/** The slowest test files as lines of text: seconds to load, seconds to run, file. */
export function slowestFiles(files) {
  const seconds = ({ loading, testing }) => loading + testing;
  const slowest = files.toSorted((a, b) => seconds(b) - seconds(a)).slice(0, shownFiles);
  const sum = (field) => files.reduce((total, file) => total + file[field], 0);
  return [
    `Slowest of ${files.length} files, seconds to load + to run:`,
    ...slowest.map((file) => `${inSeconds(file.loading)} +${inSeconds(file.testing)}  ${file.file}`),
    `${inSeconds(sum('loading'))} +${inSeconds(sum('testing'))}  all files`,
  ];
}

function inSeconds(value) {
  return value.toFixed(1).padStart(7);
}

let charged = 0;

/**
 * The processor seconds of the child processes that have ended since the last call; 0 where there is no /proc. Called
 * when a child has ended, it returns what that child and all its descendants used.
 */
export function chargeProcessorSeconds() {
  const before = charged;
  charged = processorSeconds();
  return charged - before;
}

function processorSeconds() {
  if (!existsSync(statFile)) return 0;
  const fields = readFileSync(statFile, 'utf8').split(') ')[1].split(' ');
  // User and system time of ended children, in hundredths of a second.
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
