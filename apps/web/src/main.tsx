import './zod-without-eval.ts';
import '@fontsource-variable/inter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { AppProviders } from './app-providers.tsx';
import { prefetchPage } from './prefetch-page.ts';
import { gatewayLink } from './trpc.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <AppProviders link={gatewayLink()} prefetchPage={prefetchPage}>
      <App />
    </AppProviders>
  </StrictMode>,
);
