/** The faults that are no refusals. */

/**
 * Whether the referee was stopped or stumbled, which says nothing about the question: it may be asked again.
 * @param {{code: string} | null | undefined} fault
 */
export const isUnanswered = (fault) => Boolean(fault?.code.startsWith("internal."));
