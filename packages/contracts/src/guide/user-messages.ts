import { pageTexts } from '../core/catalogue.ts';
import { lines } from './lines.ts';

/**
 * The guides to roles and to the pages about people. A job is its title and its steps; problems are each followed by
 * their answer.
 */
export const guideUserMessages = pageTexts({
  'guide.roles.purpose':
    'Decide which roles see options of the world, and which roles open each page of this console.',
  'guide.roles.job1': lines(
    'Open a page of the console to more people',
    'Find the page in the table [Page Access]. [Search permissions] shortens the tables.',
    'Tick the box of the lowest role that should open it. Every role above it opens it too.',
    'Read [Effect of this change]. It says who gains and who loses access.',
    'Press [Save].',
  ),
  'guide.roles.job2': lines(
    'Show an option of the world to fewer people',
    'Find the option in [UI Option Controls] or [Room Controls].',
    'Tick the box of the lowest role that should see it.',
    'Press [Save]. Later, [Back to default] in the same row takes the choice back.',
  ),
  'guide.roles.job3': lines(
    'Look up who may do what in the world',
    'Go to [Lowest roles in the world]. The lowest role that may use an action stands beside it.',
    'To change it, open the page [Room Permissions].',
  ),
  'guide.roles.problems': lines(
    'A box is pale, and I cannot tick it.',
    'Some pages are never opened below [Admin], and nobody gives or takes more than their own role allows. Point at the box to read the reason.',
    'People still use an option that is hidden from them.',
    'The GOTO menu does not show it, but its command still works.',
    'A save is refused.',
    'A pinned rule forbids the change. Find it on the page [Effective Access] under [Pinned rules].',
    'Another person has changed the same row.',
    'The row shows both choices. Press [Keep mine] or [Take theirs].',
  ),

  'guide.members.purpose':
    'See everybody in the account: find a person, correct what is kept about them, and end their access.',
  'guide.members.job1': lines(
    'Find a person',
    'Type a part of the name or of the email in [Search members].',
    'To search one field only, choose it in the list that says [No filter]. [Expand Search] then finds words inside a value, not only at its beginning.',
    'Without a search, people who were not updated in the last month are hidden. [Show all] shows them.',
    'Each person has a page of their own. The email in the row opens it.',
  ),
  'guide.members.job2': lines(
    'Correct a value',
    'Click the value in the table. With the keyboard, go to it with the arrow keys and press Enter.',
    'Type or choose the new value, and press Enter. Escape restores the old one.',
    'If the column is missing, add it under [Pick columns].',
  ),
  'guide.members.job3': lines(
    'End the access of people',
    'Select them with the boxes at the beginning of their rows.',
    'Open [Actions] and choose [Suspend all selected].',
    'Read how many people it concerns, then press [Suspend]. What they have is kept.',
    'To let them in again, select them and choose [Unsuspend all selected].',
    'To remove one person, open the menu of the row and choose [Delete].',
  ),
  'guide.members.problems': lines(
    'A person cannot sign in.',
    'Open the menu of the row. [Reset Password] mails a link to choose a new password. [Reset Two-step Verification] removes second factors that were lost. The menu offers only what you may do.',
    'A person whom I deleted is back.',
    'Deleting is not a ban: while registration is open, the person can join again. Suspend people to keep them out.',
    '[Export All] is off.',
    'This account does not allow exports. A superadmin can allow them under [Accounts].',
    'Another person has changed the same value.',
    'Choose [Keep theirs] or [Write mine anyway].',
  ),

  'guide.import.purpose':
    'Invite people, update them, and remove them: one by one, or by the thousand from a file.',
  'guide.import.job1': lines(
    'Invite one person',
    'Open [Individual Invite], and enter the email and the names.',
    'Choose [Role], [Team ID], and [Badges] if they differ from the default.',
    'Press [Send invitation]. The invitation appears under [Invite Status].',
  ),
  'guide.import.job2': lines(
    'Invite or update many people from a file',
    'Open [Bulk Update/Invite], and drop a CSV file. [Download a sample file] shows possible columns. Or paste a list under [Paste names and addresses].',
    'Under [Columns], check what each column becomes. Under [What to do], choose what happens to members and to new people.',
    'Press [Check the file]. Nothing has changed yet: each row shows what would happen.',
    'Press [Apply]. The result is mailed to the address in [Export Email].',
  ),
  'guide.import.job3': lines(
    'Remind people who have not answered',
    'Under [Invite Status], open [Bulk actions] and choose [Resend to all who did not answer]. The question says who gets a mail.',
    'To remind one person, open the menu of the row and choose [Resend]. The mail has a new link, also if the old one had [Expired].',
    'To end all invitations without an answer, open [Bulk actions] and choose [Delete pending].',
  ),
  'guide.import.problems': lines(
    'An invitation has the status [Error] or [Warning].',
    'Point at the status to read the reason.',
    'Letters such as é look wrong in the columns.',
    'Choose another [Encoding], then look at the columns again.',
    'Some rows have errors.',
    'Each row shows its error. [If some rows have errors] decides whether the others are imported. Correct a row with [Correct…], or correct the file and import it again.',
    'There is no way to invite people.',
    'Invitations are off in this account. You can still update and delete members.',
  ),

  'guide.badges.purpose': 'Make badges, and decide which members wear them in the world.',
  'guide.badges.job1': lines(
    'Make a badge',
    'In the card [Badge List], press [Add badge].',
    'Enter a name, and choose an image: JPEG, PNG or GIF, at most 5 MB.',
    'Press [Add badge].',
  ),
  'guide.badges.job2': lines(
    'Give a badge to one member',
    'Find the member in [Member Badge Assignments].',
    'Click the badge of the row, and choose another. It takes the place of the present one.',
    'To take the badge away, choose [No badge].',
  ),
  'guide.badges.job3': lines(
    'Give a badge to many members',
    'In [Badge Assignment Import], choose a CSV file with their emails.',
    'Choose the badge. With [Overwrite Badges], members lose their other badges. With [Unassign Badges], they lose the chosen one.',
    'Press [Import]. The result is mailed to the address in [Export Email].',
  ),
  'guide.badges.problems': lines(
    '[Import] is pale.',
    'The sentence beside it says what is missing.',
    'Some lines of the file were left out.',
    'Nobody with that email is a member of this account, or the member had the badge already. The mailed result names the reason of each line.',
    'I want to delete a badge.',
    'Its button in [Badge List] says how many members wear it. The image is deleted too, and cannot be brought back.',
  ),

  'guide.memberProfile.purpose':
    'Decide which fields this account keeps about its members, and where profiles are shown.',
  'guide.memberProfile.job1': lines(
    'Add a field',
    'In [Member Profile Configuration], press [Add field].',
    'Enter a name, and choose its type. Both stay as they are once they are saved.',
    'Press [Save]. The field is now a column of the page [Members], and can be imported.',
  ),
  'guide.memberProfile.job2': lines(
    'Let members see or fill in a field themselves',
    'Tick [Visible] if members should see the field in their own profile.',
    'Tick [Editable] if they should change it, and [Required] if it must not stay empty.',
    'Press [Save]. Administrators see and edit all fields in any case.',
  ),
  'guide.memberProfile.job3': lines(
    'Choose where profiles are shown',
    'Under [Shown in], tick [This console], [The desktop client], or both.',
    'In [User Profile Configuration], [Members may edit their user profile] decides whether they change it.',
    'Press [Save].',
  ),
  'guide.memberProfile.problems': lines(
    'I want to remove a field.',
    'The values of all members are deleted for good. Export the members first to keep them.',
    'The name of a removed field is refused.',
    'Its values are still being deleted. Use the name again when that is done.',
    'I chose the wrong type.',
    'A saved type cannot be changed. Add another field, and remove this one.',
  ),
});
