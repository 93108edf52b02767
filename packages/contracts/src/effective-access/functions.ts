import { bindList } from '../core/bind-list.ts';
import { bind } from '../core/binding.ts';
import { wireForm } from '../core/wire-codec.ts';
import { readConfiguration } from './configuration.ts';
import * as access from './effective-access.ts';
import * as overrides from './overrides.ts';
import * as pins from './pins.ts';

export const explainAccess = bind(access.explainAccess, { name: 'explainAccess' });
export const whoHasAccess = bind(access.whoCan, { name: 'whoHasAccess' });
export const getPeopleWithAccess = bindList(
  access.listPeopleWithAccess,
  'getPeopleWithAccess',
  wireForm(access.personWithAccess, {}),
);
export const getAccessConfiguration = bind(readConfiguration, { name: 'getAccessConfiguration' });
export const getAccessOverrides = bind(overrides.listOverrides, { name: 'getAccessOverrides' });
export const removeAccessOverrides = bind(overrides.removeOverrides, { name: 'removeAccessOverrides' });
export const getLastOverrideRemoval = bind(overrides.readLastRemoval, { name: 'getLastOverrideRemoval' });
export const undoOverrideRemoval = bind(overrides.undoRemoval, { name: 'undoOverrideRemoval' });
export const getViewAs = bind(access.viewAs, { name: 'getViewAs' });
export const getPins = bind(pins.listPins, { name: 'getPins' });
export const addPin = bind(pins.addPin, { name: 'addPin' });
export const removePin = bind(pins.removePin, { name: 'removePin' });
