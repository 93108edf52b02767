import { setTimeout as wait } from 'node:timers/promises';
import { permissions } from '@campus/domain/access/levels';
import { roleName } from '@campus/domain/access/role-names';
import { sql } from './world.ts';

/**
 * The stored data of an account, its people, their roles and badges, and its invitations, as one short text.
 * First waits until earlier calls have sent their mails, which changes their invitations, and until their
 * tasks have ended. Row hashes are added up, because sorting the rows would take far longer than everything
 * else. The statements are prepared by name, because planning takes longer than running them.
 */
export async function fingerprint(accountId: string): Promise<string> {
  const roles = permissions.map((permission) => roleName(permission, accountId));
  await noneLeft(accountId);
  const row = await sql.one<{ fingerprint: string }>(everything, [accountId, roles]);
  return row?.fingerprint ?? '';
}

const everything = {
  name: 'fingerprint',
  text: `select count(*) || ' ' || sum(hashtextextended(stored, 0)) as fingerprint from (
       select a::text as stored from "Account" a where a."objectId" = $1
       union all select w::text from "WorldPermission" w where w.account = $1
       union all select c::text from "ServerConfig" c where c.account = $1
       union all select m::text from "Membership" m where m.account = $1
       union all select b::text from "Badge" b where b.account = $1
       union all select o::text from "CustomOption" o where o.account = $1
       union all select s::text from "CustomStatus" s where s.account = $1
       union all select g::text from "_Join:badges:Membership" g join "Membership" m on m."objectId" = g."owningId"
         where m.account = $1
       union all select p::text from "PrivateSpace" p where p.account = $1
       union all select p::text from "AccessPin" p where p.account = $1
       union all select r::text from "OverrideRemoval" r where r.account = $1
       union all select r::text from "Room" r where r.account = $1
       union all select m::text from "CustomMenuItem" m where m.account = $1
       union all select d::text from "DeletedEntry" d where d.account = $1
       union all select a::text from "AcceptedProblem" a where a.account = $1
       union all select p::text from "RoomPermission" p where p.account = $1
       union all select i::text from "Invitation" i where i.account = $1
       union all select v::text from analytics_view v where v.account = $1
       union all select n::text from day_note n where n.account = $1
       union all select m::text from view_mail m join analytics_view v on v.id = m.view where v.account = $1
       union all select s::text from people_set s where s.account = $1
       union all select e::text from "ActivitiesExport" e where e.account = $1
       union all select r::text from attendance_record r where r.account = $1
       union all select c::text from attendance_correction c where c.account = $1
       union all select n::text from attendance_record_name n where n.account = $1
       union all select r::text from report_record r where r.account = $1
       union all select c::text from report_correction c where c.account = $1
       union all select n::text from report_record_name n where n.account = $1
       union all select k::text from slack_connection k where k.account = $1
       union all select id || name || "secretHash" || coalesce("revokedAt"::text, '') || scopes::text
           || coalesce("generatedBy", '') || coalesce("previousHash", '')
         from api_credential where account = $1
       union all select id from usage_sender_key where account = $1
       union all select u::text from "_User" u join "Membership" m on m."user" = u."objectId" where m.account = $1
       union all select j::text from "_Join:users:_Role" j join "_Role" r on r."objectId" = j."owningId"
         where r.name = any($2)
     ) everything`,
};

/** Excludes tasks that a test only stored in the database, because no worker runs them. */
const left = {
  name: 'left of earlier calls',
  text: `select from "Invitation" where account = $1 and status = 'processing'
     union all select from "Task"
       where account = $1 and status in ('waiting', 'running') and "requestId" <> 'made'
     limit 1`,
};

/** Waits until no work is in progress. */
async function noneLeft(accountId: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (await sql.one(left, [accountId])) {
    if (Date.now() > deadline)
      throw new Error(`Mails or tasks of ${accountId} have not ended in 20 seconds.`);
    await wait(20);
  }
}
