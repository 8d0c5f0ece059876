import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import type * as TabViewer from './tabViewer';

const opened: NodeChannel[] = [];

beforeAll(() => {
  class Channel extends NodeChannel {
    constructor(name: string) {
      super(name);
      opened.push(this);
    }
  }
  Object.assign(globalThis, { BroadcastChannel: Channel });
});
afterAll(() => {
  for (const channel of opened) channel.close();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

/** Another tab of the same browser. `heard`: what its listener was told. */
function openTab() {
  let tab: typeof TabViewer | undefined;
  jest.isolateModules(() => {
    tab = jest.requireActual<typeof TabViewer>('./tabViewer');
  });
  const heard: boolean[] = [];
  if (!tab) throw new Error('The module was not loaded.');
  tab.subscribeOtherViewer((isOther) => heard.push(isOther));
  return { ...tab, heard };
}
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};

test('a tab hears when another tab has another viewer, and when the viewer is the same again', async () => {
  const [first, second] = [openTab(), openTab()];
  first.noteTabViewer({ kind: 'MEMBER', id: 'ann' });
  second.noteTabViewer({ kind: 'MEMBER', id: 'bob' });
  await until(() => first.heard.length === 1);
  second.noteTabViewer({ kind: 'ANONYMOUS', id: null });
  second.noteTabViewer({ kind: 'MEMBER', id: 'ann' });
  await until(() => first.heard.length === 3);
  expect(first.heard).toEqual([true, true, false]);
  expect(second.heard).toEqual([]);
});

test('a tab whose viewer is unknown ignores the messages from other tabs', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  first.noteTabViewer({ kind: 'GUEST', id: 'g1' });
  first.forgetTabViewer();
  third.noteTabViewer({ kind: 'GUEST', id: 'g1' });
  second.noteTabViewer({ kind: 'MEMBER', id: 'ann' });
  await until(() => third.heard.length === 1);
  expect(first.heard).toEqual([]);
});

test('readTabViewer returns the noted viewer, and null before noteTabViewer and after forgetTabViewer', () => {
  const tab = openTab();
  expect(tab.readTabViewer()).toBeNull();
  tab.noteTabViewer({ kind: 'MEMBER', id: 'ann' });
  expect(tab.readTabViewer()).toEqual({ kind: 'MEMBER', id: 'ann' });
  tab.forgetTabViewer();
  expect(tab.readTabViewer()).toBeNull();
});
