import { featureIds, type Thresholds, thresholdField } from '../roles/features.ts';

/** What can be permitted in rooms, as the catalog of levels has it (RPM-040). */
export interface PermissionOption {
  id: string;
  label: string;
  definition: string;
  /** The lowest role of the feature itself, on the scale of `roomThresholds`. */
  defaultPermissionLevel: number;
  /** The lowest role that the world's configuration gives the feature instead, also when it is 0 (ROL-024). */
  configuredLevel?: number | undefined;
  /** The oldest build of the world that knows the option; without it every build does. */
  minBuildVersion?: string | undefined;
}

/** An option with the lowest role that the world's configuration gives its feature, if it gives one. */
export function configuredOption<O extends Pick<PermissionOption, 'id'>>(
  option: O,
  configured: Thresholds,
): O & Pick<PermissionOption, 'configuredLevel'> {
  const feature = featureIds.find((id) => id === option.id);
  const level = feature && configured[thresholdField(feature)];
  return { ...option, configuredLevel: level ?? undefined };
}
