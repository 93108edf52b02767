import { text } from '@campus/contracts/core/text';
import type { Task } from '@campus/contracts/tasks/tasks';
import { isUnderWay } from '@campus/domain/tasks/tasks';
import { IconButton } from '@chakra-ui/react/button';
import { Drawer } from '@chakra-ui/react/drawer';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { formatNumber } from '../../lib/format.ts';
import { drawerRecipe } from '../../theme/floating-recipes.ts';
import { Ring } from './ring.tsx';
import { TaskDrawer, TaskList } from './task-drawer.tsx';
import { settledOf, useTasks } from './use-tasks.ts';

/** The account's tasks, behind a button that shows the progress of running ones. Hidden without tasks. */
export function TaskTray() {
  const { data, dataUpdatedAt } = useTasks();
  const [open, setOpen] = useState(false);
  const [path] = useLocation();
  const [address, setAddress] = useState<string>();
  const now = `${path}?${useSearch()}`;
  // A link in the drawer opens a page behind it, so the drawer closes.
  if (now !== address) {
    setAddress(now);
    setOpen(false);
  }
  if (!data || data.items.length === 0) return null;
  const running = data.items.filter(({ status }) => isUnderWay(status));
  const waits = data.items.filter(({ status }) => status === 'planned').length;
  return (
    <Drawer.Root
      recipe={drawerRecipe}
      size="md"
      lazyMount
      unmountOnExit
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
    >
      <Drawer.Trigger asChild>
        <IconButton
          variant="ghost"
          size="sm"
          aria-label={trayText(running.length, waits)}
          onPointerEnter={TaskList.preload}
          onFocus={TaskList.preload}
        >
          {running.length > 0 ? <Ring part={partOf(running)} /> : <ListChecks size={16} />}
        </IconButton>
      </Drawer.Trigger>
      <TaskDrawer tasks={data.items} seenAt={dataUpdatedAt} />
    </Drawer.Root>
  );
}

/** The combined progress of all running tasks; undefined while a total is unknown. */
function partOf(running: readonly Task[]): number | undefined {
  const total = running.reduce((sum, task) => sum + (task.total ?? 0), 0);
  return total === 0 ? undefined : running.reduce((sum, task) => sum + settledOf(task), 0) / total;
}

function trayText(running: number, waiting: number): string {
  const count = formatNumber(running);
  if (waiting === 0) return text('tasks.tray', { count });
  return text('tasks.trayWaiting', { count, waiting: formatNumber(waiting) });
}
