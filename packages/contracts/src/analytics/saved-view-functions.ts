import { bind } from '../core/binding.ts';
import { changeView, deleteView, listViews, mailView, saveView, setViewMail } from './saved-views.ts';

export const getAnalyticsViews = bind(listViews, { name: 'getAnalyticsViews' });

export const saveAnalyticsView = bind(saveView, { name: 'saveAnalyticsView' });

export const changeAnalyticsView = bind(changeView, { name: 'changeAnalyticsView' });

export const deleteAnalyticsView = bind(deleteView, { name: 'deleteAnalyticsView' });

export const setAnalyticsViewMail = bind(setViewMail, { name: 'setAnalyticsViewMail' });

export const mailAnalyticsView = bind(mailView, { name: 'mailAnalyticsView' });
