import { pageTexts } from '../core/catalogue.ts';
import { lines } from './lines.ts';

/** The guides to the pages about private spaces. */
export const guidePrivateSpacesMessages = pageTexts({
  'guide.privateSpaceCreator.purpose': 'Give a private space to a person, who becomes its owner.',
  'guide.privateSpaceCreator.job1': lines(
    'Create a space for a known person',
    'Choose a [Type], and enter the [Owner email].',
    'Press [Create space].',
  ),
  'guide.privateSpaceCreator.job2': lines(
    'Create a space for a new person',
    'Choose a [Type], and enter the [Owner email].',
    'Enter [Owner first name] and [Owner last name]. They are required only when the email is new.',
    'Press [Create space].',
  ),
  'guide.privateSpaceCreator.job3': lines(
    'Give the space a name',
    'Enter the [Name of the space].',
    'If it stays empty, the space is named after its type and owner.',
  ),
  'guide.privateSpaceCreator.problems': lines(
    'There are no types to choose.',
    'No types of spaces exist for this world yet. Ask the operator of the world.',
    'The names are asked for.',
    'The email is new here. Enter the names, or check the spelling of the email.',
    'The owner asks how others get in.',
    'The owner gives them a passcode of the space.',
  ),

  'guide.privateSpaceReport.purpose':
    'Find private spaces, see their owners and states, and open or close them.',
  'guide.privateSpaceReport.job1': lines(
    'Find a space',
    'Enter [Owner emails], or choose [Types], [Statuses], and days under [Created after] and [Created before].',
    'Archived spaces are listed only if you choose [Archived] under [Statuses].',
    'Select rows to collect spaces of several searches in the second tab.',
  ),
  'guide.privateSpaceReport.job2': lines(
    'Close a space, or open it again',
    'Click the status of the space, and choose another.',
    'Read what it means, and press [Disable], [Archive], or [Enable].',
  ),
  'guide.privateSpaceReport.job3': lines(
    'Get the list as a file',
    'Set the filters, and press [Export].',
    'Choose order and time format, and press [Mail the export].',
  ),
  'guide.privateSpaceReport.problems': lines(
    'A space is missing.',
    'A filter excludes it, or it is archived.',
    'An owner has lost the passcode.',
    'Open the menu of the row and choose [Show passcodes]. The audit trail records that you read them.',
    'The owner cannot enter either.',
    'Nobody enters a space that is disabled or archived. Enable it again.',
  ),

  'guide.privateSpaceAdministration.purpose': 'Decide what the spaces portal offers to owners of spaces.',
  'guide.privateSpaceAdministration.job1': lines(
    'Stop offering passcodes',
    'Turn on [Hide passcode options]. The portal then offers no passcodes.',
    'Turn it off to offer them again.',
  ),
  'guide.privateSpaceAdministration.job2': lines(
    'Add a tab of your own',
    'Turn on [Custom tab].',
    'Enter [Name of the tab] and [Content of the tab].',
    'Press [Save].',
  ),
  'guide.privateSpaceAdministration.job3': lines(
    'Look up an earlier text',
    'Press the history beside the setting. It says who changed it and when.',
    'Press [Restore] to bring a value back.',
  ),
  'guide.privateSpaceAdministration.problems': lines(
    'A switch has changed the portal before I saved.',
    'Switches are saved at once; texts wait for [Save]. [Undo] in the bar below takes the last save back.',
    'Another person has changed the same text.',
    'The page shows both. Press [Keep mine] or [Take theirs].',
    'The tab of my own says nothing.',
    'Enter the [Content of the tab], and press [Save].',
  ),
});
