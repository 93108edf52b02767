import './word-messages.ts';
import { constantText } from '../core/messages.ts';

/**
 * What an audited operation is called by people: 'members.updateTeam' is 'Changed the team'. One that is not in
 * the catalogue, such as one of a newer platform, is spelt out.
 */
export function operationWords(operation: string): string {
  return constantText(`audit.operation.${operation}`) ?? spelledOut(operation);
}

function spelledOut(operation: string): string {
  const [area = '', ...rest] = operation.split('.').map(separated);
  const words = rest.length > 0 ? `${area}: ${rest.join(' ')}` : area;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'roomPermissions' is 'room permissions'. */
function separated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
