import { noun, text } from '@campus/contracts/core/text';
import type { ImportFile } from '@campus/contracts/imports/import-files';
import { importDelimiters, importEncodings } from '@campus/domain/imports/imports';
import { Button } from '@chakra-ui/react/button';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { FileText } from 'lucide-react';
import { Notice } from '../../../components/feedback/notice.tsx';
import { SelectOptions } from '../../../components/input/select-options.tsx';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { type BulkTab, useImportAddress } from '../import-address.ts';
import type { Correction } from './use-reread.ts';

const delimiters = {
  ',': 'imports.delimiter.comma',
  ';': 'imports.delimiter.semicolon',
  '\t': 'imports.delimiter.tab',
  '|': 'imports.delimiter.pipe',
} as const;

/** The chosen file, how it is read, and a way to choose another. */
export function FileHeader({
  tab,
  file,
  busy,
  onReread,
}: {
  tab: BulkTab;
  file: ImportFile;
  /** Whether the file is being reread. */
  busy: boolean;
  onReread: (how: Correction) => void;
}) {
  const [, setAddress] = useImportAddress();
  const { encoding, encodingUnsure, delimiter, headerLine, oddBytes } = file;
  return (
    <chakra.div display="grid" gap={3}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={3}>
        <chakra.span color="fg.muted">
          <FileText size={20} aria-hidden />
        </chakra.span>
        <chakra.div flex="1 1 12rem" minW={0}>
          <chakra.h2 textStyle="heading" overflowWrap="anywhere">
            <bdi>{file.name}</bdi>
          </chakra.h2>
          <chakra.p textStyle="xs" color="fg.muted">
            {formatBytes(file.bytes)}
          </chakra.p>
        </chakra.div>
        <ReadingSelect
          label={text('imports.encoding')}
          value={encoding}
          options={importEncodings.map((value) => ({ value, label: value.toUpperCase() }))}
          busy={busy}
          onChange={(next) => onReread({ encoding: next })}
        />
        <ReadingSelect
          label={text('imports.delimiter')}
          value={delimiter}
          options={importDelimiters.map((value) => ({ value, label: text(delimiters[value]) }))}
          busy={busy}
          onChange={(next) => onReread({ delimiter: next })}
        />
        <ReadingSelect
          label={text('imports.headerLine')}
          value={String(headerLine ?? 0)}
          options={headerLines(headerLine ?? 0)}
          busy={busy}
          onChange={(next) => onReread({ headerLine: Number(next) })}
        />
        <Button size="sm" variant="outline" onClick={() => setAddress({ tab, file: undefined })}>
          {text('imports.file.replace')}
        </Button>
      </chakra.div>
      {encodingUnsure && !oddBytes && (
        <Notice tone="warning">{text('imports.encodingUnsure', { encoding: encoding.toUpperCase() })}</Notice>
      )}
      {oddBytes && (
        <Notice tone="warning">
          {text('imports.odd', {
            characters: formatCount(oddBytes.count, noun('noun.character')),
            encoding: encoding.toUpperCase(),
            line: formatNumber(oddBytes.line),
          })}
        </Notice>
      )}
    </chakra.div>
  );
}

/** The lines that can be chosen. Headers are near the beginning of a file. */
const offeredLines = 40;

/** The lines in which a file can have its header, and none. */
function headerLines(chosen: number): { value: string; label: string }[] {
  const lines = Array.from({ length: offeredLines }, (_, index) => index + 1);
  if (chosen > offeredLines) lines.push(chosen);
  return [0, ...lines].map((line) => ({
    value: String(line),
    label:
      line === 0
        ? text('imports.headerLine.none')
        : text('imports.headerLine.line', { line: formatNumber(line) }),
  }));
}

/** Selects how a file is read. A change takes effect at once. */
function ReadingSelect<Value extends string>({
  label,
  value,
  options,
  busy,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  busy: boolean;
  onChange: (value: Value) => void;
}) {
  return (
    <NativeSelect.Root size="sm" w={{ base: 'full', sm: '10rem' }}>
      <NativeSelect.Field
        aria-label={label}
        aria-busy={busy}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen && !busy) onChange(chosen.value);
        }}
      >
        <SelectOptions options={options} />
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
