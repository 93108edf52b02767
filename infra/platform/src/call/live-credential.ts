/**
 * Returns an SQL condition: the credential is not revoked, and its account may use the API
 * (`isApiAccessUsable`).
 */
export function isLiveCredential(credential: string): string {
  return `(${credential}."revokedAt" is null and exists (
    select from "Account" holder where holder."objectId" = ${credential}.account
      and holder."apiAccess" @> '{"isEnabled": true, "isProductEnabled": true}'))`;
}
