import { bind } from '../core/binding.ts';
import * as operations from './integrations.ts';

export const getIntegrations = bind(operations.readIntegrations, { name: 'getIntegrations' });
export const startSlack = bind(operations.startSlack, { name: 'startSlackConnection' });
export const connectSlack = bind(operations.connectSlack, { name: 'connectSlack' });
export const disconnectSlack = bind(operations.disconnectSlack, { name: 'disconnectSlack' });
export const testConnection = bind(operations.testConnection, { name: 'testConnection' });
export const toggleSpeechToText = bind(operations.toggleSpeechToText, { name: 'toggleSpeechToText' });
