import './word-messages.ts';
import { constantText } from '../core/text.ts';

/**
 * The name of an audited operation for people: 'members.updateTeam' is 'Changed the team'. An operation
 * without a text, such as one of a newer platform, is spelled out.
 */
export function operationText(operation: string): string {
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
