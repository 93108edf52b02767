const shownFiles = 25;

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
