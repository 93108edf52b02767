import { text } from '@campus/contracts/core/messages';
import type { MemberProfileConfiguration } from '@campus/contracts/member-profile/member-profile';
import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../components/layout/card.tsx';
import { ConfigurationForm } from './configuration-form.tsx';
import { definitionsOf, draftsOf, nameErrors, rebasedDrafts, removedFrom } from './field-drafts.ts';
import { FieldList } from './field-list.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { ShownIn } from './shown-in.tsx';
import { useAskRemoval } from './use-ask-removal.ts';
import { rebaseKeys, useDraft } from './use-draft.ts';
import { useSaveConfiguration } from './use-save-configuration.ts';

/** The places that show the member profile, and its fields. */
export function MemberProfileCard({ configuration }: { configuration: MemberProfileConfiguration }) {
  const draft = useMemberDraft(configuration);
  const { fields, showMemberProfile } = draft.value;
  const removed = removedFrom(configuration.fields, fields);
  const failed = (reason: string) => text('memberProfile.fieldsFailed', { reason });
  const { save, saving } = useSaveConfiguration(failed, draft.discard);
  const removal = useAskRemoval(failed);
  const errors = nameErrors(fields, configuration);
  const saveAll = () => save({ showMemberProfile, fields: definitionsOf(fields), removed });
  const title = text('memberProfile.member.title');
  return (
    <Card title={title} description={text('memberProfile.member.description')}>
      <ConfigurationForm
        label={title}
        isDirty={draft.isDirty}
        isComplete={errors.size === 0}
        saving={saving || removal.asking}
        onSave={() => void (removed.length > 0 ? removal.ask(removed) : saveAll())}
        onDiscard={draft.discard}
      >
        <chakra.div px={5} pb={5}>
          <ShownIn
            card={title}
            value={showMemberProfile}
            onChange={(value) => draft.change({ showMemberProfile: value })}
          />
        </chakra.div>
        <FieldList
          configuration={configuration}
          drafts={fields}
          errors={errors}
          onChange={(drafts) => draft.change({ fields: drafts })}
        />
      </ConfigurationForm>
      {removal.question && (
        <RemovalDialog question={removal.question} onConfirm={saveAll} onClose={removal.close} />
      )}
    </Card>
  );
}

function useMemberDraft({ showMemberProfile, fields }: MemberProfileConfiguration) {
  return useDraft({ showMemberProfile, fields: draftsOf(fields) }, (value, base, saved) => ({
    ...rebaseKeys(value, base, saved),
    fields: rebasedDrafts(value.fields, base.fields, saved.fields),
  }));
}
