-- The rows of a task. They are settled in the order of their positions.
create table "TaskRow" (
  task text not null references "Task" (id) on delete cascade,
  position integer not null,
  target text not null,
  label text not null,
  outcome text,
  -- Why the row was skipped or failed, or other remarks: the message key and parameters of each sentence.
  reasons json not null default '[]',
  -- For an import: the line in the file, the action, `changes` to display, and `plan` for the step that
  -- applies it. Both are json, not jsonb: they are read as written and never queried.
  line integer,
  action text,
  changes json,
  plan json,
  -- The outcome, unless it is 'done'. Settling a row as done leaves this column unchanged, so its index costs
  -- nothing.
  undone text generated always as (nullif(outcome, 'done')) stored,
  primary key (task, position)
);
-- Steps settle rows by the hundred thousand. No index contains the outcome, and each page has free space.
-- Settling a row is then a HOT update, which writes only the row.
alter table "TaskRow" set (fillfactor = 60);

create index task_row_action on "TaskRow" (task, action, position) where action is not null;
-- Finds earlier rows of the same file about the same person. The planner underestimates the rows of a new
-- task and would scan them all for each row. No other index has collation "C", so the planner must use this
-- one.
create index task_row_target on "TaskRow" (task collate "C", target collate "C", position) where line is not null;
-- Finds the few failed rows among a million.
create index task_row_undone on "TaskRow" (task, undone, position) where undone is not null;
