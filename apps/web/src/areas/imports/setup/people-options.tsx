import { text } from '@campus/contracts/core/text';
import { teamIds, teamName } from '@campus/domain/members/team-ids';
import { chakra } from '@chakra-ui/react/styled-system';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '../../../components/form/checkbox-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { BadgeChoices } from '../../../features/badges/badge-choices.tsx';
import { InvitationEmailFields } from '../../../features/invitation-email/email-fields.tsx';
import { useAccount } from '../../../shell/account.tsx';
import type { SetupForm } from './use-setup-form.ts';

/** The options for existing members, and the role for people to invite. */
export function PeopleOptions({ form }: { form: SetupForm }) {
  const account = useAccount();
  const [kind, overwriteData] = useWatch({ control: form.control, name: ['kind', 'overwriteData'] });
  return (
    <>
      {!account.invitesDisabled && (
        <SelectField form={form} name="kind" label={text('imports.kind')} options={kindOptions()} />
      )}
      {kind === 'memberships' && (
        <>
          <CheckboxField
            form={form}
            name="overwriteData"
            label={text('imports.overwriteData')}
            help={text('imports.overwriteData.help')}
          />
          <CheckboxField
            form={form}
            name="overwriteBadges"
            label={text('imports.overwriteBadges')}
            help={text('imports.overwriteBadges.help')}
            disabled={!overwriteData}
          />
        </>
      )}
      <CheckboxField
        form={form}
        name="leaveOutUnreadable"
        label={text('imports.leaveOut')}
        help={text('imports.leaveOut.help')}
      />
      <BadgeChoices form={form} label={text('imports.badges')} accountId={account.id} />
      {!account.invitesDisabled && (
        <>
          <chakra.div display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap={3}>
            <SelectField
              form={form}
              name="permission"
              label={text('imports.permission')}
              help={text('imports.permission.help')}
              options={account.assignablePermissions
                .filter((value) => value !== 'suspended')
                .map((value) => ({ value, label: text(`role.${value}`) }))}
            />
            <SelectField form={form} name="teamId" label={text('imports.team')} options={teamOptions()} />
          </chakra.div>
          <InvitationEmailFields form={form} account={account} />
        </>
      )}
    </>
  );
}

const kindOptions = () =>
  (['memberships', 'invitations'] as const).map((value) => ({ value, label: text(`imports.kind.${value}`) }));

const teamOptions = () => [
  { value: '', label: text('imports.team.none') },
  ...teamIds.map((id) => ({ value: id, label: teamName(id) })),
];
