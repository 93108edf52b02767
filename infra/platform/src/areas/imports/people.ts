import { decidePeople } from './decide-people.ts';
import { importTask } from './import-task.ts';
import { settlePeople } from './settle-people.ts';

/** Imports that invite people. The one for members also updates existing members. */
export const peopleImports = [
  importTask({ kind: 'invitations', decide: decidePeople({ updates: false }), settle: settlePeople }),
  importTask({ kind: 'memberships', decide: decidePeople({ updates: true }), settle: settlePeople }),
];
