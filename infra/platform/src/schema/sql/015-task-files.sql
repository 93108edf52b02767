-- The media type of what a task leaves behind.
alter table "Task" add column "fileType" text;
