import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { PlatformConfig } from '../../foundation/config.ts';
import { tlsOf } from '../../foundation/encrypted.ts';
import { closed } from '../../foundation/schema/class-schema.ts';
import { classes } from '../../foundation/schema/classes.ts';
import { authAdapters } from './auth-adapters.ts';
import { createParseLogger } from './logger.ts';

export const mountPath = '/parse';

/**
 * Sets every Parse Server option about permissions explicitly. Its defaults suit mobile apps that access the
 * database directly. Here, only cloud functions access it.
 */
export function parseOptions(config: PlatformConfig, log: Logger, port: number) {
  return { ...connection(config, log, port), ...keys(config), ...closedDoors(config), ...limits };
}

function connection(config: PlatformConfig, log: Logger, port: number) {
  return {
    appId: config.appId,
    appName: config.brand,
    trustProxy: config.trustProxy,
    serverURL: `http://127.0.0.1:${port}${mountPath}`,
    // Routes are matched after the path of this URL.
    publicServerURL: new URL(mountPath, config.publicUrl).href,
    databaseURI: config.databaseUrl,
    // Parse Server does not read `sslmode`.
    databaseOptions: { allowPublicExplain: false, ssl: tlsOf(config.databaseUrl) },
    schema: {
      definitions: classes.map((schema) => ({ ...schema, classLevelPermissions: closed })),
      lockSchemas: true,
      // Parse Server does not know the indexes of schema/tables and would drop them.
      keepUnknownIndexes: true,
    },
    loggerAdapter: createParseLogger(log),
    logLevels: {
      cloudFunctionSuccess: 'silent',
      cloudFunctionError: 'silent',
      triggerAfter: 'silent',
      triggerBeforeSuccess: 'silent',
      triggerBeforeError: 'silent',
      signupUsernameTaken: 'silent',
    },
    // refused-call.ts answers refusals, with their keys.
    enableExpressErrorHandler: true,
    // SDK calls inside this process bypass HTTP.
    directAccess: true,
  };
}

/** Keys with full access are accepted only from this machine. Unused keys are made unusable. */
function keys(config: PlatformConfig) {
  return {
    masterKey: config.masterKey,
    masterKeyIps: ['127.0.0.1', '::1', '::ffff:127.0.0.1', ...ownAddress(config.host)],
    maintenanceKey: randomBytes(32).toString('base64url'),
    maintenanceKeyIps: [],
    readOnlyMasterKeyIps: [],
    allowAggregationForReadOnlyMasterKey: false,
  };
}

/** A platform bound to one address of its machine calls itself from that address. */
function ownAddress(host: string): string[] {
  return /^[\d.]+$|:/.test(host) && !/^(0\.0\.0\.0|::)$/.test(host) ? [host] : [];
}

function closedDoors(config: PlatformConfig) {
  return {
    // The routes available without the master key. Signing in uses the function logIn, which checks the
    // verification rule and writes the audit entry; Parse Server's own /login does neither.
    routeAllowList: ['functions/[A-Za-z]+'],
    allowOrigin: [new URL(config.publicUrl).origin],
    allowClientClassCreation: false,
    allowCustomObjectId: false,
    enforcePrivateUsers: true,
    enableAnonymousUsers: false,
    auth: authAdapters(config),
    enableInsecureAuthAdapters: false,
    allowExpiredAuthDataToken: false,
    enableSanitizedErrorResponse: true,
    enableProductPurchaseLegacyApi: false,
    graphQLPublicIntrospection: false,
    mountGraphQL: false,
    startLiveQueryServer: false,
    convertEmailToLowercase: true,
    verifyUserEmails: false,
    preventLoginWithUnverifiedEmail: false,
    emailVerifySuccessOnInvalidEmail: true,
    revokeSessionOnPasswordReset: true,
    protectedFields: {
      _User: { '*': ['email', 'email_verified', 'phone', 'authData', 'permissionType', 'passwordUpdatedAt'] },
    },
    protectedFieldsOwnerExempt: false,
    protectedFieldsSaveResponseExempt: false,
    protectedFieldsTriggerExempt: true,
    installation: { duplicateDeviceTokenActionEnforceAuth: true },
    pages: { encodePageParamHeaders: true },
    requestKeywordDenylist: [
      { key: '_bsontype', value: 'Code' },
      { key: 'constructor' },
      { key: '__proto__' },
      { key: 'prototype' },
    ],
    fileUpload: {
      enableForPublic: false,
      enableForAnonymousUser: false,
      enableForAuthenticatedUser: false,
      fileExtensions: ['png', 'jpg', 'jpeg', 'gif', 'csv'],
      allowedFileUrlDomains: [],
    },
    fileDownload: {
      enableForPublic: false,
      enableForAnonymousUser: false,
      enableForAuthenticatedUser: false,
    },
    passwordPolicy: { resetPasswordSuccessOnInvalidEmail: true, doNotAllowUsername: true },
    security: { enableCheck: true, enableCheckLog: false },
  };
}

const limits = {
  // identity/sessions.ts sets a session's end itself. This is the maximum that Parse Server would allow.
  sessionLength: 12 * 60 * 60,
  expireInactiveSessions: true,
  extendSessionOnUse: false,
  defaultLimit: 100,
  maxLimit: 1000,
  // Allows a Base64 image. http/read-json.ts sets lower limits for calls without one.
  maxUploadSize: '8mb',
  accountLockout: { duration: 5, threshold: 10, unlockOnPasswordReset: true },
  requestComplexity: {
    includeDepth: 3,
    includeCount: 10,
    subqueryDepth: 2,
    subqueryLimit: 1000,
    queryDepth: 5,
    graphQLDepth: 1,
    graphQLFields: 1,
    batchRequestLimit: 1,
    allowRegex: false,
  },
  rateLimit: [
    {
      requestPath: '/login',
      requestTimeWindow: 60_000,
      requestCount: 30,
      includeMasterKey: false,
    },
  ],
  idempotencyOptions: { paths: [], ttl: 300 },
};
