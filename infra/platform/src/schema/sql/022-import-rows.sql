-- Whether somebody stood in a row of the same file before.
create index task_row_target on "TaskRow" (task, target, position) where line is not null;
