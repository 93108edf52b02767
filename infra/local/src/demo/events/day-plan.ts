import type { Random } from '../random.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How busy each weekday is, from Sunday. */
const weekdays = [0.15, 1, 0.95, 1, 0.9, 0.6, 0.2];

/** The plan for a day: the share of people who come, and whether there is an event for everyone. */
export interface DayPlan {
  /** The share of people who come, from 0 to 1. */
  share: number;
  fair: boolean;
  /** The hours in UTC in which the servers were down. */
  outage: { from: number; to: number } | undefined;
}

/**
 * Plans a day. Terms of ten weeks alternate with two quiet weeks. Every three weeks there is a career fair,
 * and once the servers are down for three hours. `age` is the number of days ago.
 */
export function planDay(start: number, age: number, random: Random): DayPlan {
  const day = Math.floor(start / dayMs);
  const weekday = new Date(start).getUTCDay();
  const isBreak = Math.floor(day / 7) % 12 >= 10;
  const isFair = weekday === 3 && Math.floor(day / 7) % 3 === 0;
  const usual = 0.35 * (weekdays[weekday] ?? 1) * (isBreak ? 0.3 : 1) * (isFair ? 1.8 : 1);
  return {
    share: Math.min(1, usual * (0.85 + random.below(30) / 100)),
    fair: isFair,
    outage: age === 40 ? { from: 9, to: 12 } : undefined,
  };
}
