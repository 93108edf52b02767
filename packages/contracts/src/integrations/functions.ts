import { bind } from '../core/binding.ts';
import * as operations from './integrations.ts';

export const getIntegrations = bind(operations.readIntegrations, { name: 'getIntegrations' });
export const startSlack = bind(operations.startSlack, { name: 'startSlackConnection' });
export const connectSlack = bind(operations.connectSlack, { name: 'connectSlack' });
export const disconnectSlack = bind(operations.disconnectSlack, { name: 'disconnectSlack' });
export const testSlack = bind(operations.testSlack, { name: 'testSlack' });
export const toggleSpeechToText = bind(operations.toggleSpeechToText, { name: 'toggleSpeechToText' });
