type Names = {
  /** The room or command that the problem is about. */
  name: string;
  /** The target: level and instance, or a location. */
  target: string;
  /** The other room that is concerned. */
  other: string;
};

/** The sentences of the room doctor, one for each kind of problem. */
export const roomDoctorMessages = {
  'rooms.doctor.gone': 'This problem is no longer there. Nothing was changed.',
  'rooms.doctor.overflow.missing': (p: Names) =>
    `When ${p.name} is full, it sends people to ${p.target}, which does not exist.`,
  'rooms.doctor.overflow.hidden': (p: Names) =>
    `When ${p.name} is full, it sends people to ${p.other}, which is hidden.`,
  'rooms.doctor.overflow.loop': (p: Names) =>
    `When ${p.name} is full, it sends people to ${p.other}, and from there back to ${p.name}.`,
  'rooms.doctor.overflow.location': (p: Names) =>
    `When ${p.name} is full, it sends people to the location ${p.target}, which its room type does not have.`,
  'rooms.doctor.command.missing': (p: Names) => `${p.name} leads to ${p.target}, which does not exist.`,
  'rooms.doctor.command.hidden': (p: Names) => `${p.name} leads to ${p.other}, which is hidden.`,
  'rooms.doctor.command.location': (p: Names) =>
    `${p.name} leads to the location ${p.target}, which its room type does not have.`,
  'rooms.doctor.instance.taken': (p: Names) => `${p.name} and ${p.other} are both ${p.target}.`,
  'rooms.doctor.level.missing': (p: Names) => `The room type of ${p.name}, ${p.target}, is unknown.`,
  'rooms.doctor.level.hidden': (p: Names) => `The room type of ${p.name}, ${p.target}, is no longer offered.`,
  'rooms.doctor.level.unsupported': (p: Names) =>
    `The client application may not support the room type of ${p.name}, ${p.target}.`,
  'rooms.doctor.zoom.half': (p: Names) =>
    `${p.name} has only half of a Zoom meeting: the ID or the passcode is missing.`,
  'rooms.doctor.passcodes.visible': (p: Names) => `${p.name} has passcodes, but menus list it.`,
  'rooms.doctor.override.gone': (p: Names) => `There are permissions for ${p.target}, which does not exist.`,
  'rooms.doctor.spawn.gone': (p: Names) => `People arrive in ${p.target}, which does not exist.`,
} as const;
