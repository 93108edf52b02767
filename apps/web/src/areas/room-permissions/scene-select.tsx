import { text } from '@campus/contracts/core/text';
import { type Scene, scenesByFolder } from '@campus/domain/room-permissions/room-types';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { SmallSelect } from '../../components/input/small-select.tsx';

/**
 * The scene to edit: all of the room type first, then the scenes by folder, then settings of scenes that no longer
 * exist.
 */
export function SceneSelect({
  type,
  level,
  scenes,
  gone,
  instance,
  onChoose,
}: {
  /** The name of the room type that people read. */
  type: string;
  level: string;
  scenes: readonly Scene[];
  /** Instances with permissions of their own that no room has. */
  gone: readonly number[];
  /** Null for all scenes. */
  instance: number | null;
  onChoose: (instance: number | null) => void;
}) {
  // A world can have thousands of scenes, and each choice of a level draws the editor again.
  const folders = useMemo(
    () =>
      scenesByFolder(scenes, level).map(({ folder, scenes: own }) => (
        <optgroup key={folder} label={folder === '' ? text('roomPermissions.noFolder') : folder}>
          {own.map((scene) => (
            <option key={scene.instance} value={scene.instance}>
              {scene.name || `${type} ${scene.instance}`}
            </option>
          ))}
        </optgroup>
      )),
    [scenes, level, type],
  );
  return (
    <SmallSelect
      label={text('roomPermissions.scene')}
      value={String(instance ?? '')}
      onChange={(value) => onChoose(value === '' ? null : Number(value))}
    >
      <option value="">{text('roomPermissions.allScenes', { type })}</option>
      {folders}
      {gone.length > 0 && (
        <chakra.optgroup label={text('roomPermissions.gone.folder')}>
          {gone.map((one) => (
            <option key={one} value={one}>
              {text('roomPermissions.gone', { level: type, instance: String(one) })}
            </option>
          ))}
        </chakra.optgroup>
      )}
    </SmallSelect>
  );
}
