import '@campus/contracts/analytics/report-messages';
import { text } from '@campus/contracts/core/text';
import { type TableFormat, tableFormats } from '@campus/domain/core/table-formats';
import { type ReactNode, useState } from 'react';
import { FilterSelect } from '../input/filter-select.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks for the format of a file and for confirmation, then starts an export by email. */
export function ExportDialog({
  title,
  about,
  confirmText,
  onExport,
  onClose,
  children,
}: {
  title: string;
  /** Says what is emailed in the format of this name, and to whom. */
  about: (format: string) => string;
  confirmText: string;
  onExport: (format: TableFormat) => Promise<unknown>;
  onClose: () => void;
  /** Other options to choose before confirming. */
  children?: ReactNode;
}) {
  const [format, setFormat] = useState<TableFormat>(tableFormats[0]);
  return (
    <ConfirmDialog
      title={title}
      message={about(text(`report.format.${format}`))}
      confirmText={confirmText}
      onConfirm={() => onExport(format)}
      onClose={onClose}
    >
      {children}
      <FilterSelect
        label={text('report.format')}
        value={format}
        options={tableFormats.map((value) => ({ value, label: text(`report.format.${value}`) }))}
        onChange={(chosen) => setFormat(tableFormats.find((value) => value === chosen) ?? format)}
      />
    </ConfirmDialog>
  );
}
