/**
 * The `ref` of the heading of a step that replaces another on its page: it takes the focus. Without it,
 * `keepFocus` takes the nearest heading there is while the step still loads.
 */
export function focusStep(heading: HTMLElement | null): void {
  heading?.focus();
}
