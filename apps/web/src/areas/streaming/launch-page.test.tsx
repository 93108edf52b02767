import { AppError } from '@campus/contracts/core/app-error';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import type { Answers } from '../../../testing/answering-link.ts';
import { visitWith } from '../../../testing/browsers.ts';
import { signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aWorld } from '../../../testing/worlds.ts';

type Launch = NonNullable<NonNullable<Answers['streaming']>['launch']>;

const stream = 'https://gdn.example/session?nonce=n-1';
let replace: MockInstance<typeof window.location.replace>;

beforeEach(() => {
  replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  visitWith('chromeOnWindows');
});

function openLaunch(query = '', launch: Launch = () => ({ url: stream }), world = 'demo') {
  const worlds = { ...signedOut.worlds, get: () => aWorld() };
  const page = renderPage(`/launch/${world}${query}`, { ...signedOut, worlds, streaming: { launch } });
  return { ...page, launches: () => page.sent('streaming.launch') };
}

const alert = async () => within(await screen.findByRole('main')).findByRole('alert');
const retry = () => screen.findByRole('button', { name: 'Retry' });
const anyway = () => screen.findByRole('button', { name: 'Try with incompatible browser' });

describe('without a status', () => {
  it('SHE-020 STL-001 STL-002 STL-015 launches the world in the path, outside the shell, for every visitor', async () => {
    const { launches } = openLaunch();
    await waitFor(() => expect(replace.mock.calls).toEqual([[stream]]));
    expect(launches()).toEqual([{ world: 'demo' }]);
    screen.getByRole('heading', { name: 'Campus Stream' });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('STL-018 says that it has been launched', async () => {
    openLaunch();
    expect((await alert()).textContent).toBe('Campus streaming via GDN has been launched.');
  });

  it('STL-016 says with which status and detail it was refused, and launches again on request', async () => {
    const params = { status: '403', detail: 'GDN streaming is not enabled for this world.' };
    const { user, launches, answerNow } = openLaunch('', () => {
      throw new AppError('forbidden', 'streaming.gdnFailed', params);
    });
    expect((await alert()).textContent).toBe(
      'Error getting GDN streaming URL: 403 - GDN streaming is not enabled for this world.',
    );
    answerNow({ ...signedOut, streaming: { launch: () => ({ url: stream }) } });
    await user.click(await retry());
    await waitFor(() => expect(replace).toHaveBeenCalledWith(stream));
    expect(launches()).toHaveLength(2);
  });

  it('STL-017 says that the server was not reached, whether the platform or the gateway is silent', async () => {
    openLaunch('', () => {
      throw new AppError('unavailable', 'streaming.noAnswer');
    });
    expect((await alert()).textContent).toBe('Could not make request to server.');
  });

  it('STL-017 says that the server was not reached when nothing answers the browser', async () => {
    openLaunch('', () => {
      throw new TypeError('Failed to fetch');
    });
    expect((await alert()).textContent).toBe('Could not make request to server.');
    expect(replace).not.toHaveBeenCalled();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'blob:https://campus.test/x', '/login'])(
    'goes to no address like %s',
    async (url) => {
      openLaunch('', () => ({ url }));
      expect((await alert()).textContent).toBe(
        'The streaming service named an address that cannot be opened.',
      );
      expect(replace).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['Hall%20B', 'Hall B'],
    ['R%26D%2FLab', 'R&D/Lab'],
  ])('knows the world of the path %s', async (path, world) => {
    const { launches } = openLaunch('', undefined, path);
    await alert();
    expect(launches()).toEqual([{ world }]);
  });
});

describe('with a status', () => {
  it.each([
    ['STL-009', '0', 'GDN streaming session ended successfully.'],
    ['STL-010', '1', /bad query parameters, invalid nonce or authentication failure/],
    ['STL-011', '2', /internal error/],
    ['STL-011', '4', /internal error/],
    ['STL-012', '3', /campaign is suspended/],
    ['STL-013', '9', /unknown session status/],
    ['STL-013', 'x', /unknown session status/],
  ])('STL-003 %s shows %s as an alert, and launches nothing', async (_, status, message) => {
    const { launches } = openLaunch(`?status=${status}`);
    expect((await alert()).textContent).toMatch(message);
    await retry();
    expect(launches()).toEqual([]);
  });

  it('STL-004 launches again on Retry, without the old status', async () => {
    const { user, launches, address } = openLaunch('?status=3');
    await user.click(await retry());
    await waitFor(() => expect(replace).toHaveBeenCalledWith(stream));
    expect(launches()).toEqual([{ world: 'demo' }]);
    expect(address()).toBe('/launch/demo');
    expect((await alert()).textContent).not.toMatch(/suspended/);
  });
});

describe('in an incompatible browser', () => {
  beforeEach(() => visitWith('firefoxOnWindows'));

  it('STL-005 warns, and asks for no session by itself', async () => {
    const { launches } = openLaunch();
    await anyway();
    expect((await alert()).textContent).toMatch(/^This browser may not be able to show the campus\./);
    expect(launches()).toEqual([]);
    expect(replace).not.toHaveBeenCalled();
  });

  it('says that there is no such world, rather than warn of the browser', async () => {
    const get = () => {
      throw new AppError('notFound', 'worlds.notFound', { id: 'nowhere' });
    };
    renderPage('/launch/nowhere', { ...signedOut, worlds: { ...signedOut.worlds, get } });
    expect((await alert()).textContent).toBe('Could not find world nowhere.');
    expect(screen.queryByRole('button', { name: 'Try with incompatible browser' })).toBeNull();
  });

  it('STL-006 launches after the visitor confirms', async () => {
    const { user, launches } = openLaunch();
    await user.click(await anyway());
    await waitFor(() => expect(replace.mock.calls).toEqual([[stream]]));
    expect(launches()).toEqual([{ world: 'demo' }]);
  });

  it('STL-005 warns before a retry too', async () => {
    const { user, launches } = openLaunch('?status=2');
    await user.click(await retry());
    await anyway();
    expect(launches()).toEqual([]);
  });
});
