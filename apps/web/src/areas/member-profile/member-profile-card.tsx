import { text } from '@campus/contracts/core/text';
import type { MemberProfileConfiguration } from '@campus/contracts/member-profile/member-profile';
import { mergeForm } from '@campus/domain/editing/merge';
import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../../components/layout/card.tsx';
import { ConfigurationForm } from './configuration-form.tsx';
import {
  definitionsOf,
  draftsOf,
  type FieldDraft,
  nameErrors,
  rebasedDrafts,
  removedFrom,
  savedDrafts,
} from './field-drafts.ts';
import { FieldList } from './field-list.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { ShownIn } from './shown-in.tsx';
import { useAskRemoval } from './use-ask-removal.ts';
import { useDraft } from './use-draft.ts';
import { useSaveConfiguration } from './use-save-configuration.ts';

/** The places that show the member profile, and its fields. */
export function MemberProfileCard({ configuration }: { configuration: MemberProfileConfiguration }) {
  const draft = useDraft(formOf(configuration), { rebase, asSaved });
  const { fields, showMemberProfile } = draft.value;
  const removed = removedFrom(configuration.fields, fields);
  const failed = (reason: string) => text('memberProfile.fieldsFailed', { reason });
  const { save, saving } = useSaveConfiguration(failed);
  const removal = useAskRemoval(failed);
  const errors = nameErrors(fields, configuration);
  const saveAll = () => {
    const changes = { showMemberProfile, fields: definitionsOf(fields), removed };
    const base = { showMemberProfile: configuration.showMemberProfile, fields: configuration.fields };
    return save({ ...changes, base }, () => draft.settle(draft.value));
  };
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

interface MemberForm {
  showMemberProfile: MemberProfileConfiguration['showMemberProfile'];
  fields: FieldDraft[];
}

function formOf({ showMemberProfile, fields }: MemberProfileConfiguration): MemberForm {
  return { showMemberProfile, fields: draftsOf(fields) };
}

function rebase(value: MemberForm, base: MemberForm, saved: MemberForm): MemberForm {
  return {
    showMemberProfile: mergeForm(saved.showMemberProfile, value.showMemberProfile, base.showMemberProfile)
      .merged,
    fields: rebasedDrafts(value.fields, base.fields, saved.fields),
  };
}

function asSaved(value: MemberForm, sent: MemberForm): MemberForm {
  return { ...value, fields: savedDrafts(value.fields, sent.fields) };
}
