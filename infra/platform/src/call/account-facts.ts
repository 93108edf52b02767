import { type Page, type PageAccessMap, privateSpacePages, webPages } from '@campus/domain/access/pages';
import type { FactorRequirement } from '@campus/domain/second-factor/second-factor';
import { verificationRequired } from './verification-required.ts';

/** The account data that decides what people can do in it. */
export interface AccountFacts {
  verificationRequired: boolean;
  disallowPasswordLogin: boolean;
  passwordExpireDays: number | null;
  secondFactorRequired: FactorRequirement;
  worldBuildVersion: string;
  pageAccess: PageAccessMap;
}

const oneOf = (pages: readonly Page[]) => `p.action in (${pages.map((page) => `'${page}'`).join(', ')})`;

// For a page `p` and an account `a`: true if the account lacks the page's feature, otherwise null.
const lacking = `case
  when ${oneOf(privateSpacePages)}
    and a."dashboardOptions"->'isPrivateSpacesAllowed' is distinct from 'true' then true
  when ${oneOf(webPages)} and a."isWebEnabled" is not true then true end`;

/** An SQL column with the `AccountFacts` of account $2; null if there is no such account. */
export const accountFacts = `(
      select json_build_object(
        'verificationRequired', ${verificationRequired},
        'disallowPasswordLogin', coalesce(a."disallowPasswordLogin", false),
        'passwordExpireDays', c."passwordExpireDays",
        'secondFactorRequired', coalesce(a."secondFactorRequired", 'none'),
        'worldBuildVersion', coalesce(c."worldBuildVersion", '0'),
        'pageAccess', coalesce((
          select json_object_agg(p.action, json_strip_nulls(json_build_object(
            'configured', w.level, 'default', p."defaultPermission", 'minBuildVersion', p."minBuildVersion",
            'lacking', ${lacking})))
          from "Permission" p
          left join "WorldPermission" w on w.permission = p."objectId" and w.account = a."objectId"
          where p.type = 'pageAccess'), '{}'::json))
      from "Account" a left join "ServerConfig" c on c.account = a."objectId" where a."objectId" = $2
    )`;
