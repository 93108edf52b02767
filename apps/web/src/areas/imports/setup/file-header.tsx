import { text } from '@campus/contracts/core/messages';
import type { ImportFile } from '@campus/contracts/imports/import-files';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { FileText } from 'lucide-react';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { type BulkTab, useImportAddress } from '../import-address.ts';

const delimiters = {
  ',': 'imports.delimiter.comma',
  ';': 'imports.delimiter.semicolon',
  '\t': 'imports.delimiter.tab',
} as const;

/** The file whose import is set up, how it is written, and the way to another. */
export function FileHeader({ tab, file }: { tab: BulkTab; file: ImportFile }) {
  const [, setAddress] = useImportAddress();
  const facts = {
    size: formatBytes(file.bytes),
    encoding: file.encoding.toUpperCase(),
    delimiter: text(delimiters[file.delimiter]),
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={3}>
      <chakra.span color="fg.muted">
        <FileText size={20} aria-hidden />
      </chakra.span>
      <chakra.div flex="1 1 12rem" minW={0}>
        <chakra.h2 textStyle="heading" overflowWrap="anywhere">
          <bdi>{file.name}</bdi>
        </chakra.h2>
        <chakra.p textStyle="xs" color="fg.muted">
          {text('imports.file.facts', facts)}
        </chakra.p>
      </chakra.div>
      <Button size="sm" variant="outline" onClick={() => setAddress({ tab, file: undefined })}>
        {text('imports.file.replace')}
      </Button>
    </chakra.div>
  );
}
