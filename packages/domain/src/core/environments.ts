/** The environment of a console. */
export const environments = ['development', 'qa', 'staging', 'productionNA', 'productionEU'] as const;
export type Environment = (typeof environments)[number];

/** The values that differ by environment. */
export const endpointNames = [
  'backend',
  'usageSearch',
  'gateway',
  'productApi',
  'discovery',
  'demo',
] as const;
export type Endpoints = Record<(typeof endpointNames)[number], string>;

/** Which hosts belong to which environment, and where its services are. */
export type EnvironmentTable = Partial<
  Record<Environment, { hosts: readonly string[]; endpoints: Partial<Endpoints> }>
>;

/** The environment of a console by the name of its host; staging when no environment names the host. */
export function environmentOf(hostname: string, table: EnvironmentTable): Environment {
  const host = hostname.toLowerCase();
  return (
    environments.find((name) => table[name]?.hosts.some((own) => own.toLowerCase() === host)) ?? 'staging'
  );
}

/** The endpoints of an environment, and of no other. */
export function endpointsOf(environment: Environment, table: EnvironmentTable): Partial<Endpoints> {
  return table[environment]?.endpoints ?? {};
}
