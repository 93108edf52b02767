import { type ProviderKind, providerKinds, returnPaths } from '@campus/domain/sso/providers';
import type { ReactNode } from 'react';
import { Route } from 'wouter';
import { LoginPage } from './areas/auth/login-page.tsx';
import { lazyPage } from './lib/lazy-page.ts';
import { paths } from './paths.ts';

const ForgotPasswordPage = lazyPage(
  () => import('./areas/auth/forgot-password-page.tsx'),
  'ForgotPasswordPage',
);
const EmailChangePage = lazyPage(() => import('./areas/auth/email-change-page.tsx'), 'EmailChangePage');
const InvitationPage = lazyPage(() => import('./areas/invitations/invitation-page.tsx'), 'InvitationPage');
const LaunchPage = lazyPage(() => import('./areas/streaming/launch-page.tsx'), 'LaunchPage');
const LogoutPage = lazyPage(() => import('./areas/auth/logout-page.tsx'), 'LogoutPage');
const PassportPage = lazyPage(() => import('./areas/sso/passport-page.tsx'), 'PassportPage');
const ResetPasswordPage = lazyPage(() => import('./areas/auth/reset-password-page.tsx'), 'ResetPasswordPage');
const SenderPage = lazyPage(() => import('./areas/invitations/sender-page.tsx'), 'SenderPage');
const SsoCallbackPage = lazyPage(() => import('./areas/sso/callback-page.tsx'), 'SsoCallbackPage');
const VerifyCodePage = lazyPage(() => import('./areas/auth/verify-code-page.tsx'), 'VerifyCodePage');
const WorldPage = lazyPage(() => import('./areas/auth/world-page.tsx'), 'WorldPage');

/**
 * The pages without a session. A list instead of a component, because routes must be direct children of a
 * switch.
 */
export const publicRoutes: ReactNode[] = [
  <Route key={paths.login} path={paths.login} component={LoginPage} />,
  <Route key={paths.world} path={paths.world}>
    {({ id }) => <WorldPage key={id} id={id} />}
  </Route>,
  <Route key={paths.logout} path={paths.logout} component={LogoutPage} />,
  <Route key={paths.forgotPassword} path={paths.forgotPassword} component={ForgotPasswordPage} />,
  <Route key={paths.resetPassword} path={paths.resetPassword}>
    {(params) => <ResetPasswordPage {...params} />}
  </Route>,
  <Route key={paths.verifyCode} path={paths.verifyCode}>
    {(params) => <VerifyCodePage {...params} />}
  </Route>,
  <Route key={paths.emailChange} path={paths.emailChange}>
    {(params) => <EmailChangePage {...params} />}
  </Route>,
  ...[paths.invitation, paths.inviteAccept].map((path) => (
    <Route key={path} path={path}>
      {({ invitationId }) => <InvitationPage invitationId={invitationId} />}
    </Route>
  )),
  <Route key={paths.sender} path={paths.sender}>
    {(params) => <SenderPage {...params} />}
  </Route>,
  <Route key={paths.launch} path={paths.launch}>
    {({ world }) => <LaunchPage key={world} world={decoded(world)} />}
  </Route>,
  ...providerKinds.map((kind) => (
    <Route key={kind} path={returnPaths[kind]}>
      <ReturnPage kind={kind} />
    </Route>
  )),
];

/** The router does not decode characters with a meaning in addresses, such as a slash. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The page that a provider redirects to. Passport's page is also where its sign-in starts. */
function ReturnPage({ kind }: { kind: ProviderKind }) {
  return kind === 'passport' ? <PassportPage /> : <SsoCallbackPage kind={kind} />;
}
