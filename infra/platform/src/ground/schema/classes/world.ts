import {
  array,
  boolean,
  type ClassSchema,
  number,
  object,
  pointer,
  relation,
  string,
} from '../class-schema.ts';

/** How an account's world is set up. */
export const serverConfig: ClassSchema = {
  className: 'ServerConfig',
  fields: {
    name: string,
    account: pointer('Account'),
    logo: string,
    theme: string,
    passwordExpireDays: number,
    disableRememberMe: boolean,
    worldBuildVersion: string,
    spawnLocation: object,
    googleSettings: object,
    azureData: array,
    gdnStreaming: object,
  },
};

/** A place people meet in, owned by one account. */
export const world: ClassSchema = {
  className: 'World',
  fields: { name: string, account: pointer('Account'), serverConfig: pointer('ServerConfig') },
};

/** A single sign-on offered in the worlds it is related to. */
export const ssoConfig: ClassSchema = {
  className: 'SSOConfig',
  fields: {
    type: string,
    name: string,
    /** The issuer. */
    provider: string,
    clientId: string,
    redirectParams: object,
    params: object,
    dashboardEndpoints: array,
    serverConfigs: relation('ServerConfig'),
  },
};
