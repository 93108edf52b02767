import { text } from '@campus/contracts/core/text';
import type { MemberProfileConfiguration } from '@campus/contracts/member-profile/member-profile';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Card } from '../../components/layout/card.tsx';
import { useAccount } from '../../shell/account.tsx';
import { trpc } from '../../trpc.ts';
import { ConfigurationForm } from './configuration-form.tsx';
import { FieldList } from './field-list.tsx';
import { RemovalDialog, type RemovalQuestion } from './removal-dialog.tsx';
import { ShownIn } from './shown-in.tsx';
import { useMemberFields } from './use-member-fields.ts';
import { useRecordDraft } from './use-record-draft.ts';
import { useSaveConfiguration } from './use-save-configuration.ts';

/** The places that show the member profile, and its fields. */
export function MemberProfileCard({ configuration }: { configuration: MemberProfileConfiguration }) {
  const { id: accountId } = useAccount();
  const { client } = trpc.useUtils();
  const [question, setQuestion] = useState<RemovalQuestion>();
  const places = useRecordDraft(configuration.showMemberProfile);
  const fields = useMemberFields(configuration);
  const { save, isSaving, run } = useSaveConfiguration(
    (reason) => text('memberProfile.fieldsFailed', { reason }),
    (saved) => {
      places.settle(saved.showMemberProfile);
      return fields.settle(saved);
    },
  );
  const { base, removed, ...changes } = fields.changes;
  const saveAll = () =>
    save({
      ...changes,
      removed,
      showMemberProfile: places.value,
      base: { showMemberProfile: places.base, fields: base },
    });
  const askRemoval = () =>
    run(async () => {
      const use = await client.memberProfile.fieldUse.query({ accountId, names: removed });
      setQuestion({ names: removed, ...use });
      return false;
    });
  const title = text('memberProfile.member.title');
  return (
    <Card title={title} description={text('memberProfile.member.description')}>
      <ConfigurationForm
        label={title}
        isDirty={places.isDirty || fields.isDirty}
        isComplete={fields.errors.size === 0}
        isSaving={isSaving}
        onSave={() => void (removed.length > 0 ? askRemoval() : saveAll())}
        onDiscard={() => {
          places.discard();
          fields.discard();
        }}
      >
        <chakra.div px={5} pb={5}>
          <ShownIn card={title} value={places.value} onChange={places.edit} />
        </chakra.div>
        <FieldList configuration={configuration} fields={fields} />
      </ConfigurationForm>
      {question && (
        <RemovalDialog question={question} onConfirm={saveAll} onClose={() => setQuestion(undefined)} />
      )}
    </Card>
  );
}
