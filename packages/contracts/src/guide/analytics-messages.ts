import { pageTexts } from '../core/catalogue.ts';
import { lines } from './lines.ts';

const hiddenNames = ['I see numbers but no names.', 'Only people who can open the page [Members] see names.'];

/** The guides to the pages about how the world is used. */
export const guideAnalyticsMessages = pageTexts({
  'guide.analyticsDashboard.purpose':
    'See how many people come, how long they stay, and which rooms they use.',
  'guide.analyticsDashboard.job1': lines(
    'Choose the days',
    'Choose a range such as [Last 7 days] under [Days of all graphs], or enter two dates.',
    'A graph can have days of its own. [Use the bar again] ends that.',
    'Tick [Compare with the days before] to see the change.',
  ),
  'guide.analyticsDashboard.job2': lines(
    'See the people behind a figure',
    'Click a bar. With the keyboard, go to it with the arrow keys and press Enter.',
    'Choose a name, or press [Open in Members] to work with all of them.',
    '[Table] shows the figures of a graph in rows, and [Export] mails them to you.',
  ),
  'guide.analyticsDashboard.job3': lines(
    'Keep a view and have it mailed',
    'Open [Views] and choose [Save as view…]. Only you see it.',
    'Open [Manage views…], and press [Mail…] beside the view.',
    'Choose how often it comes, and press [Save].',
  ),
  'guide.analyticsDashboard.problems': lines(
    'A day is marked as unknown or partly known.',
    'Servers of the world sent nothing, or not everything. The dashboard never shows that as zero. See [Servers of the world] at the end of the page.',
    'A figure changed since yesterday.',
    'Some events arrive late. Each graph says until when it is complete.',
    'A bar has a mark above it.',
    'The account changed on that day, such as a new room. The list under the graph names it. Write your own under [Notes on days].',
    ...hiddenNames,
  ),

  'guide.live.purpose': 'See who is in the world now, and in which room.',
  'guide.live.job1': lines(
    'See where people are',
    'Look at [Rooms with people]. The page updates itself every second.',
    'Choose a room to list only its people. [Everywhere] lists all again.',
  ),
  'guide.live.job2': lines(
    'Read the list in peace',
    'Press [Pause updates]. The page says which moment it shows.',
    'Press [Resume updates] to go on.',
  ),
  'guide.live.job3': lines(
    "Count the provider's employees too",
    "Tick [Show the provider's employees].",
    'They are left out of people and rooms otherwise.',
  ),
  'guide.live.problems': lines(
    'Some people are not known.',
    'Their world server has stopped reporting. The page says since when, and does not guess.',
    'The page shows nobody, but people are there.',
    'If no server is reporting, the page says so. Ask the operator of the world.',
    ...hiddenNames,
  ),

  'guide.reports.purpose':
    'Read the figures of any days up to 400 days back, compare them, and keep them as a record.',
  'guide.reports.job1': lines(
    'Make a report',
    'Choose a range such as [Last 90 days], or enter two dates under [Days].',
    'To compare, choose another time in the list that says [No comparison]. The chart goes [By day], [By week], or [By month].',
    'Read the figures. The line below them says of how many days everything is known.',
  ),
  'guide.reports.job2': lines(
    'Keep a report as a record',
    'Choose days that are over.',
    'Press [Keep this report…], then [Keep]. These figures never change.',
    'Find it later under [Kept reports]. [Download] gives a page, a spreadsheet, rows, or the text that was hashed.',
  ),
  'guide.reports.job3': lines(
    'Check a record later',
    'Open the record, and press [Look for what came since].',
    'If figures differ, they are added beside the record as a correction.',
  ),
  'guide.reports.problems': lines(
    'No changes in % are shown.',
    'Some days are unknown, so a comparison could be wrong.',
    'The people of the groups add up to more than all people.',
    'A person with several badges counts with each of them.',
    'Roles differ from those at the time.',
    'Groups use the roles, teams, and badges that people have today.',
  ),

  'guide.roomActivity.purpose': 'See who entered and left which room, and when.',
  'guide.roomActivity.job1': lines(
    'See what happened in a room',
    'Choose the [Room], [Start time], and [End time].',
    'Choose the [Type]: entering, leaving, or both.',
    'Press Enter after typing a time.',
  ),
  'guide.roomActivity.job2': lines(
    'Work with the people of the report',
    'Press [People…].',
    'Open them in [Members], change their badges, or export them. Guests and people who have left are counted, but not listed.',
  ),
  'guide.roomActivity.job3': lines(
    'Get the report as a file',
    'Press [Export], and choose the format.',
    'The file is mailed to you. Times are in your time zone.',
  ),
  'guide.roomActivity.problems': lines(
    'There are no events.',
    'Nobody is known to have come or gone in that time. Choose a longer time, or all rooms.',
    'The report does not follow what I typed.',
    'Press Enter, and correct the field that is marked.',
    'I need minutes, not events.',
    'Use the page [Room Attendance Report].',
  ),

  'guide.roomAttendance.purpose': 'See who was in a room during a time, and for how many minutes.',
  'guide.roomAttendance.job1': lines(
    'See who attended',
    'Choose the [Room], the [Start time], and the [Duration (hours)].',
    'Choose what is listed about people under [Fields].',
    'Press [Export] to have the list mailed to you.',
  ),
  'guide.roomAttendance.job2': lines(
    'Follow a course over weeks',
    'Open [Series]. Choose the first and last day, the weekdays, the start, and the minutes.',
    'Press [Add weekly times]. [Add window] adds a single date.',
    'Each person has a column for each date, and how many they attended.',
  ),
  'guide.roomAttendance.job3': lines(
    'Keep proof of an attendance',
    'When the time is over, press [Keep as record].',
    'Find it under [Records]. A record is never changed or deleted.',
    'To correct an entry, open the menu of the row, choose [Correct…], and give a reason. The correction stands beside it.',
  ),
  'guide.roomAttendance.problems': lines(
    'Nobody is listed.',
    'Attendance may take up to an hour. Read until when it is complete, or choose another time.',
    'A start is refused.',
    'It must lie within the last five weeks. A series reaches back 400 days.',
    'A cell says [Unknown].',
    'Nothing was received for that time, so nobody can be called absent.',
  ),

  'guide.privateVolumeAttendance.purpose':
    'See who was in a private volume, such as a booth, and for how many minutes.',
  'guide.privateVolumeAttendance.job1': lines(
    'See who was in a volume',
    'Enter its name under [Private volume].',
    'Choose the [Start time] and the [Duration (hours)].',
    'Press [Export] to have the list mailed to you.',
  ),
  'guide.privateVolumeAttendance.job2': lines(
    'See all volumes at once',
    'Tick [All private volumes].',
    'The list has everybody who was in any of them.',
  ),
  'guide.privateVolumeAttendance.job3': lines(
    'Keep proof of an attendance',
    'When the time is over, press [Keep as record].',
    'Find it under [Records]. A record is never changed or deleted, and corrections stand beside it.',
  ),
  'guide.privateVolumeAttendance.problems': lines(
    'Nobody is listed.',
    'Check the name of the volume. Attendance may take up to an hour.',
    'A start is refused.',
    'It must lie within the last five weeks.',
    'I need the whole room.',
    'Use the page [Room Attendance Report].',
  ),
});
