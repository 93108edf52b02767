/** The parameters of a provider's redirect. */
export interface ProviderReturn {
  /** The address without its query and hash. */
  address: string;
  params: Record<string, string>;
}

const hops = 10;

/**
 * Visits a provider's sign-in page like a browser, starting at the sign-in address. Clicks the button with
 * this text: a person's email address, or 'Cancel'.
 */
export async function visitProvider(url: string, button: string): Promise<ProviderReturn> {
  const browser = createBrowser();
  const page = await browser.open(url);
  if ('left' in page) return returnOf(page.left);
  const action = actionOf(page.html, button);
  const after = await browser.open(new URL(action, page.address).href, 'POST');
  if ('left' in after) return returnOf(after.left);
  throw new Error(`The provider did not lead back: ${after.html}`);
}

type Opened = { address: string; html: string } | { left: string };

/** Stores cookies and follows redirects while they stay at the provider. */
function createBrowser() {
  const cookies = new Map<string, string>();
  const open = async (start: string, startMethod = 'GET'): Promise<Opened> => {
    let address = start;
    let method = startMethod;
    for (let hop = 0; hop < hops; hop++) {
      const response = await fetch(address, {
        method,
        redirect: 'manual',
        headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), accept: 'text/html' },
      });
      keepCookies(response, cookies);
      const html = await response.text();
      const location = response.headers.get('location');
      if (location === null) return { address, html };
      const next = new URL(location, address);
      if (next.origin !== new URL(start).origin) return { left: next.href };
      address = next.href;
      method = 'GET';
    }
    throw new Error(`There is no end of redirects from ${start}.`);
  };
  return { open };
}

function keepCookies(response: Response, cookies: Map<string, string>): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = pair.split('=', 2);
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** The target of the form that contains the button with this text. */
function actionOf(html: string, button: string): string {
  const forms = html.matchAll(/<form method="post" action="([^"]+)">\s*<button[^>]*>([^<]*)<\/button>/g);
  for (const [, action = '', text] of forms) if (text === button) return action;
  throw new Error(`The provider's page has no button ${button}: ${html}`);
}

function returnOf(address: string): ProviderReturn {
  const url = new URL(address);
  const params = new URLSearchParams(url.search || url.hash.slice(1));
  return { address: url.origin + url.pathname, params: Object.fromEntries(params) };
}
