import { pageTexts } from '../core/catalogue.ts';
import { lines } from './lines.ts';

/** What is alike on all pages of settings. */
const savedAtOnce = [
  'A switch has changed the world before I saved.',
  'Switches are saved at once; texts, numbers, and choices wait for [Save]. [Undo] in the bar below takes the last save back.',
];
const anotherPerson = [
  'Another person has changed the same setting.',
  'The page shows both values. Press [Keep mine] or [Take theirs]. The history beside each setting says who changed it.',
];

/** The guides to the pages about the world. */
export const guideWorldMessages = pageTexts({
  'guide.worldInformation.purpose':
    'Decide what people read when they come, where they arrive, and how the desktop client is offered.',
  'guide.worldInformation.job1': lines(
    'Welcome people',
    'In the card [Welcome and help], write the [Welcome message]. Empty means none.',
    'Enter the [Support email]. Empty means the default address.',
    'Press [Save] in the bar below.',
  ),
  'guide.worldInformation.job2': lines(
    'Choose where people arrive',
    'In the card [Arrival], choose [Spawn level] and [Spawn location].',
    'Choose the [Default team]. People who were given no team are in it.',
    'Press [Save].',
  ),
  'guide.worldInformation.job3': lines(
    'Hide or name the download of the client',
    'To hide it, turn on [Hide the client download].',
    'To name it, write the [Client download button label], and press [Save].',
  ),
  'guide.worldInformation.problems': lines(
    ...savedAtOnce,
    'Emails have the wrong name on top.',
    'Write it in [Email header]. Empty means the name of the product.',
    ...anotherPerson,
  ),

  'guide.worldAccess.purpose':
    'Decide whether the world is open, who can sign up, and how long a sign-in and a password last.',
  'guide.worldAccess.job1': lines(
    'Close the world for a while',
    'Write the [Message while disabled], and press [Save].',
    'Turn on [Disable World]. Read how many people it concerns, and press [Close the world].',
    'To open it again, turn the switch off, and press [Open the world].',
  ),
  'guide.worldAccess.job2': lines(
    'Let only invited people sign up',
    'Turn on [Invites Only]. The question says how many open invitations stay valid.',
    'Press [Turn on].',
    'Write the [Invites only hint], which tells people without an invitation whom to ask. Press [Save].',
  ),
  'guide.worldAccess.job3': lines(
    'Make sign-ins stricter',
    'Turn on [Require Verification], so that nobody enters with an unverified email.',
    'Turn on [Hide “Remember me!”], so that every new sign-in ends after 12 hours.',
    'Enter the days of [Password expiry], and press [Save]. 0 means never.',
  ),
  'guide.worldAccess.problems': lines(
    'People are still in a closed world.',
    'Closing keeps people out. It does not send out those who are inside.',
    'People of an allowed domain cannot sign up.',
    '[Let Allowed Domains In] has to be on. It lets them sign up without an invitation.',
    'The card [World status] is missing.',
    'This account cannot close its world.',
    'I want to require two-step verification.',
    'Owners choose who needs it, in the card [Sign-in security].',
    ...savedAtOnce,
  ),

  'guide.inWorldControls.purpose':
    'Decide what people can use in the world: favorite rooms, a folder of links, statuses, raised hands, and help.',
  'guide.inWorldControls.job1': lines(
    'Let people keep favorite rooms',
    'Turn on [Favorite Rooms].',
    'Enter how many under [Favorite rooms, at most], and what they read at the limit.',
    'Press [Save].',
  ),
  'guide.inWorldControls.job2': lines(
    'Offer links to documents and pages',
    'Under [Custom options], press [Add option], and enter a name and an address.',
    'Tick [Gear menu], [Login page], or both. Drag the handles to change the order.',
    'Press [Save] below the list.',
  ),
  'guide.inWorldControls.job3': lines(
    'Offer statuses of your own',
    'Turn on [Custom Status].',
    'Press [Add status] for each, write it, and tick [Active].',
    'Press [Save] below the list.',
  ),
  'guide.inWorldControls.problems': lines(
    '[Custom Status] is not on the page.',
    'The build of the world is too old for it.',
    'The help menu of the world opens the wrong page.',
    'Enter its [Help address]. Empty means the default help.',
    ...savedAtOnce,
    ...anotherPerson,
  ),

  'guide.worldCommunication.purpose': 'Set up web boards, file uploads, and the chat of the world.',
  'guide.worldCommunication.job1': lines(
    'Give web boards a homepage',
    'Enter the [Web board homepage]. Empty means none.',
    'Turn on [Individual homepages] if each board may have its own.',
    'Choose [Who may set a homepage] and [Who may reset a homepage], and press [Save].',
  ),
  'guide.worldCommunication.job2': lines(
    'Limit uploads',
    'Enter the [Largest upload] in megabytes, and press [Save].',
    'To end uploads in the world, turn on [Hide upload buttons].',
  ),
  'guide.worldCommunication.job3': lines(
    'Choose who sees the chat',
    'Choose the lowest role under [In-World Chat Bar].',
    'Press [Save].',
  ),
  'guide.worldCommunication.problems': lines(
    'A file is refused in the world.',
    'It is larger than the [Largest upload].',
    'Some roles cannot use web boards.',
    'Look at [Access to web boards]. A room can have permissions of its own, on the page [Room Permissions].',
    ...savedAtOnce,
  ),

  'guide.scavengerHunt.purpose': 'Start a hunt that leads people through the world, and write what it says.',
  'guide.scavengerHunt.job1': lines(
    'Prepare the texts',
    'Write [Instructions header] and [Instructions]. People read them when the hunt starts.',
    'Write [Completion header] and [Completion message] for people who have completed it.',
    'Press [Save].',
  ),
  'guide.scavengerHunt.job2': lines(
    'Start the hunt',
    'Turn on [Scavenger Hunt]. The world shows its buttons at once.',
    'Turn on [Upon login] if the hunt should start when a person logs in.',
  ),
  'guide.scavengerHunt.job3': lines(
    'End the hunt',
    'Turn off [Scavenger Hunt]. The texts stay for the next time.',
    'Turn off [Upon login] as well.',
  ),
  'guide.scavengerHunt.problems': lines(
    ...savedAtOnce,
    ...anotherPerson,
    'I want an earlier text back.',
    'Open the history beside the setting, and press [Restore].',
  ),

  'guide.integrations.purpose':
    'Connect the world with other programs: scripts, Slack, streaming, Speech-To-Text, and Zoom.',
  'guide.integrations.job1': lines(
    'Let a script use the API',
    'In [API Credentials], press [Generate credential].',
    'Enter a name, and tick [What scripts may do]. Choose no more than the script needs.',
    'Copy the secret now: it cannot be read again. Then press [I have stored it].',
  ),
  'guide.integrations.job2': lines(
    'Connect Slack',
    'In [Slack Integration], press [Connect to Slack], and choose a channel in Slack.',
    'Back on the page, press [Send a test].',
    '[Last calls] shows what succeeded and what failed.',
  ),
  'guide.integrations.job3': lines(
    'Give a script a new secret',
    'Press [Regenerate] beside the credential.',
    'Let the current secret work for some hours if the script needs time to change over.',
    'Copy the new secret, and give it to the script. If nobody needs the credential any more, press [Revoke] instead.',
  ),
  'guide.integrations.problems': lines(
    'A credential is paused.',
    'The person who generated its secret left, is suspended, or has a lower role now. Press [Regenerate], and give the new secret to the script.',
    'API access is switched off.',
    'A superadmin can allow it under [Accounts].',
    'A card is missing.',
    'Cards of streaming, Speech-To-Text, and Zoom are shown only in accounts that have them.',
    'A connection is [Failing].',
    'Its card says when a call failed last. Open [Last calls] to read what failed.',
  ),
});
