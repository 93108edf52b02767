import '@campus/contracts/core/tag-messages';
import { optionValue } from '@campus/contracts/core/fields';
import { text } from '@campus/contracts/core/text';
import { useState } from 'react';
import { type FieldValues, type Path, type UseFormReturn, useController } from 'react-hook-form';
import * as z from 'zod';

const texts = z.array(z.string());

/**
 * The state and actions of a tags field. A tag that the contract would reject is not added, and the field
 * shows why.
 */
export function useTags<Values extends FieldValues, Output>({
  form,
  name,
  label,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  name: Path<Values>;
  label: string;
}) {
  const { field, fieldState } = useController({ control: form.control, name });
  const [entered, setEntered] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const tags = texts.catch([]).parse(field.value);

  const change = (next: string[], sentence: string) => {
    field.onChange(next);
    setRefusal(undefined);
    setAnnouncement(sentence);
  };
  /**
   * Adds the typed or pasted text. With `anyway`, also an invalid one, so that nobody saves without it
   * unknowingly.
   */
  const take = (typed: string, anyway: boolean) => {
    const rest: string[] = [];
    const next = [...tags];
    let first: string | undefined;
    for (const tag of parts(typed)) {
      const problem = refusalOf(tag, label);
      first ??= problem;
      if (problem !== undefined && !anyway) rest.push(tag);
      else if (!next.some((other) => other.toLowerCase() === tag.toLowerCase())) next.push(tag);
    }
    if (next.length > tags.length)
      change(next, text('tags.added', { tags: next.slice(tags.length).join(', ') }));
    setRefusal(first);
    setEntered(rest.join(', '));
  };
  return {
    tags,
    entered,
    setEntered: (value: string) => {
      setEntered(value);
      setRefusal(undefined);
    },
    error: refusal ?? sentenceOf(fieldState.error),
    announcement,
    add: (typed: string) => take(typed, false),
    keep: () => {
      take(entered, true);
      field.onBlur();
    },
    remove: (index: number) => {
      const tag = tags[index];
      if (tag !== undefined) change(tags.toSpliced(index, 1), text('tags.removed', { tag }));
    },
  };
}

function parts(typed: string): string[] {
  return typed
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function refusalOf(tag: string, label: string): string | undefined {
  return optionValue(() => label).safeParse(tag).error?.issues[0]?.message;
}

/** The error of the tags field, or of a single tag. */
function sentenceOf(error: unknown): string | undefined {
  const problems = Array.isArray(error) ? error : [error];
  const found: unknown = problems.find(Boolean)?.message;
  return typeof found === 'string' ? found : undefined;
}
