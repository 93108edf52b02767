/** The condition for a credential of an account that may use the API (`isApiAccessUsable`), not revoked. */
export function isLiveCredential(credential: string): string {
  return `(${credential}."revokedAt" is null and exists (
    select from "Account" holder where holder."objectId" = ${credential}.account
      and holder."apiAccess" @> '{"isEnabled": true, "isProductEnabled": true}'))`;
}
