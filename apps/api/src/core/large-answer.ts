import { randomUUID } from 'node:crypto';

/** A large answer as JSON, written once for everybody who gets it: writing it takes longer than the rest of a call. */
export class LargeAnswer {
  readonly json: Buffer<ArrayBuffer>;

  constructor(answer: unknown) {
    this.json = Buffer.from(JSON.stringify(answer));
  }
}

/** Unknown outside of this process, so that no text of a user contains it. */
const mark = randomUUID();
const marked = new RegExp(`"${mark}:(\\d+)"`);

/** The large answers of one request. Its body has marks for them, which their JSON replaces when it is sent. */
export class LargeAnswers {
  readonly #answers: LargeAnswer[] = [];

  /** Returns the mark that stands for an answer in this request's body. */
  mark(answer: LargeAnswer): string {
    return `${mark}:${this.#answers.push(answer) - 1}`;
  }

  /** The response with the JSON of the answers in the places of their marks. */
  async fill(response: Response): Promise<Response> {
    if (this.#answers.length === 0) return response;
    // A split by an expression with a group has the numbers of the answers between the texts.
    const parts = (await response.text()).split(marked);
    const pieces = parts.map((part, index) =>
      index % 2 === 0 ? Buffer.from(part) : (this.#answers[Number(part)]?.json ?? Buffer.from('null')),
    );
    return new Response(Buffer.concat(pieces), response);
  }
}
