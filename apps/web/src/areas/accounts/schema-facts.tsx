import type { AccountOutline, AccountSchema } from '@campus/contracts/accounts/accounts';
import { text } from '@campus/contracts/core/text';
import { teamName } from '@campus/domain/members/team-ids';
import { chakra } from '@chakra-ui/react/styled-system';

/** Describes what a new account contains. */
export function SchemaFacts({ schema }: { schema: AccountSchema }) {
  return (
    <chakra.dl display="grid" gridTemplateColumns="1fr 1fr" columnGap={6} rowGap={3}>
      {factsOf(schema).map(([label, value]) => (
        <div key={label}>
          <chakra.dt textStyle="xs" color="fg.muted">
            {text(label)}
          </chakra.dt>
          <chakra.dd textStyle="sm">{value}</chakra.dd>
        </div>
      ))}
    </chakra.dl>
  );
}

function factsOf({ name, type, outline }: AccountSchema) {
  return [
    ['accounts.schema.name', name],
    ['accounts.schema.type', type],
    ['accounts.schema.build', outline.worldBuildVersion],
    ['accounts.schema.team', teamName(String(outline.defaultTeamId))],
    ['accounts.schema.web', text(outline.isWebEnabled ? 'accounts.schema.on' : 'accounts.schema.off')],
    [
      'accounts.schema.verification',
      text(outline.verificationRequired ? 'accounts.schema.required' : 'accounts.schema.notRequired'),
    ],
    ['accounts.schema.userProfile', whereShown(outline.showUserProfile)],
    ['accounts.schema.memberProfile', whereShown(outline.showMemberProfile)],
  ] as const;
}

function whereShown({ desktopClient, dashboard }: AccountOutline['showUserProfile']): string {
  if (desktopClient && dashboard) return text('accounts.schema.shownInBoth');
  if (desktopClient) return text('accounts.schema.shownInClient');
  return text(dashboard ? 'accounts.schema.shownInDashboard' : 'accounts.schema.hidden');
}
