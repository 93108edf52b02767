import { text } from '@campus/contracts/core/text';
import { pageLinks, pageSize } from '@campus/domain/core/lists';
import { Button, IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatNumber } from '../../lib/format.ts';
import { pageWindow } from '../../lib/page-window.ts';
import { type ShowPage, useLastPage } from './use-last-page.ts';

/**
 * Shows which rows are visible, the total, and links to five pages at a time. Announces the rows when they
 * change, and `none` when there are none. Leaves a page beyond the end for the last page.
 */
export function Pagination({
  list,
  page,
  total,
  lastPage = Math.ceil(total / pageSize),
  totalIsExact = true,
  caption = defaultCaption,
  none = text('pagination.none'),
  settled = false,
  onPage,
}: {
  /** The name of the list, where the page can show more than one. */
  list?: string;
  page: number;
  total: number;
  /** The last page that can be opened, if the list is longer than that. */
  lastPage?: number;
  /** False if `total` is a lower bound. */
  totalIsExact?: boolean;
  caption?: (shown: { from: number; to: number; total: number }, exact: boolean) => string;
  none?: string;
  /**
   * Whether `total` is current for this page. Until then, the page stays open even if it is beyond the end.
   */
  settled?: boolean;
  onPage: ShowPage;
}) {
  const end = Math.max(1, lastPage);
  useLastPage(page, end, settled, onPage);
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  const shown = page > end ? totalCaption(total, totalIsExact) : caption({ from, to, total }, totalIsExact);
  return (
    <chakra.nav
      aria-label={list === undefined ? text('pagination.label') : text('pagination.labelOf', { list })}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap={3}
    >
      <chakra.p
        aria-live="polite"
        srOnly={total === 0}
        textStyle="sm"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {total === 0 ? none : shown}
      </chakra.p>
      {Math.max(page, end) > 1 && (
        <chakra.div display="flex" gap={1}>
          <Step
            label={text('pagination.previous')}
            disabled={page <= 1}
            onClick={() => onPage(Math.min(page - 1, end))}
          >
            <ChevronLeft size={16} />
          </Step>
          {pageWindow(page, end, pageLinks).map((number) => (
            <Button
              key={number}
              size="xs"
              minW={8}
              variant={number === page ? 'subtle' : 'ghost'}
              aria-label={text('pagination.page', { page: String(number) })}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {formatNumber(number)}
            </Button>
          ))}
          <Step label={text('pagination.next')} disabled={page >= end} onClick={() => onPage(page + 1)}>
            <ChevronRight size={16} />
          </Step>
        </chakra.div>
      )}
    </chakra.nav>
  );
}

function Step({
  label,
  disabled,
  onClick,
  children,
}: {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <IconButton size="xs" variant="ghost" aria-label={label} disabled={disabled} onClick={onClick}>
      {children}
    </IconButton>
  );
}

function defaultCaption({ from, to, total }: { from: number; to: number; total: number }, exact: boolean) {
  const shown = { from: formatNumber(from), to: formatNumber(to), total: formatNumber(total) };
  if (exact) return text('pagination.caption', shown);
  return text('pagination.caption', { ...shown, total: text('pagination.moreThan', shown) });
}

function totalCaption(total: number, exact: boolean) {
  const shown = { total: formatNumber(total) };
  return text('pagination.total', exact ? shown : { total: text('pagination.moreThan', shown) });
}
