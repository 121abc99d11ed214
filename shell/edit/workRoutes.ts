import { loadContent } from '@site/shared-data/compile/loadContent';
import { isClinicDay } from '@site/shared-data/dates/clinicDay';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UserError } from '../system/UserError';
import type { CommitWish, Pushed } from './release/commitChange';
import { sendPage } from './frame/localServer';
import type { Proposed, ProposeChange } from './proposal/proposeChange';
import { proposedPage } from './proposal/proposalPages';
import { lookPage, pushedPage, releasedPage, trialPage } from './release/releasePages';
import { readForm } from './entry/Sent';
import type { Turns } from './entry/turns';
import type { ReleaseAll, StoreProblem, Trial, TryChange } from './release/tryChange';
import { waitingIn } from './release/WaitingList';
import { workAddress, workPage, workTime } from './release/workPage';
import type { Answer, Tell, Works } from './release/works';

/** The tasks that take longer than a response should. */
export interface WorkPlace {
  readonly entries: string;
  /** The origin of the preview in the user's browser. */
  readonly previewOrigin: string;
  readonly storeProblem: StoreProblem;
  readonly tryChange: TryChange;
  readonly releaseAll: ReleaseAll;
  readonly pushBranch: () => Promise<Pushed>;
  /** Null without an `origin`. */
  readonly proposeChange: ProposeChange | null;
}

type Query = Readonly<Record<string, string | undefined>>;

/** How long a response waits for a task, in milliseconds. After that, a page shows the progress. */
const waitMs = 1_000;

/** Adds the addresses of previews, releases and proposals to the form's server. */
export function workRoutes(server: FastifyInstance, works: Works, turns: Turns, place: WorkPlace): void {
  const { entries, previewOrigin, storeProblem, tryChange, releaseAll, pushBranch, proposeChange } = place;
  const canPropose = proposeChange !== null;
  let nextLook: { readonly trial: Promise<Trial>; readonly tells: Tell[] } | undefined;
  let proposing: Promise<Proposed> | undefined;
  /** Proposes a change. A second press during the push gets the same result. */
  const propose = (change: ProposeChange, wish: CommitWish) =>
    (proposing ??= change(turns, wish).finally(() => (proposing = undefined)));
  /** Builds a preview. Everybody who asks before it begins gets the same preview. */
  const look = (tell: Tell): Promise<Trial> => {
    if (!nextLook) {
      const tells: Tell[] = [];
      const trial = turns.work(() => {
        nextLook = undefined;
        return tryChange((step) => tells.forEach((one) => one(step)));
      });
      nextLook = { trial, tells };
    }
    nextLook.tells.push(tell);
    return nextLook.trial;
  };

  /** Begins a task, and answers with its result, or with the page of its progress. */
  async function answerWhenDone(
    reply: FastifyReply,
    name: string,
    title: string,
    task: (tell: Tell) => Promise<Answer>,
  ): Promise<FastifyReply> {
    const begun = await works.begin(name, title, task);
    const soon = new Promise<null>((resolve) => setTimeout(resolve, waitMs, null).unref());
    const answer = await Promise.race([begun.ended, soon]);
    return answer ? sendPage(reply, answer.html, answer.code) : reply.redirect(workAddress(begun.id), 303);
  }

  /** Returns the subject and the author that a form asks for. */
  async function wishOf({ body, headers }: FastifyRequest): Promise<CommitWish> {
    if (!Buffer.isBuffer(body) || body.length === 0) return {};
    const { fields } = await readForm(body, headers['content-type']);
    const [subject, name, email] = ['subject', 'name', 'email'].map((field) => fields.get(field)?.trim());
    return { ...(subject && { subject }), ...(name && email && { author: { name, email } }) };
  }

  server.get('/work', ({ query }, reply) => {
    const { id = '', state } = query as Query;
    const found = works.find(id);
    if (!found) throw new UserError('The form was restarted and no longer knows this task. Preview the change again');
    if (state === undefined && found.answer) return sendPage(reply, found.answer.html, found.answer.code);
    const now = Date.now();
    if (state === undefined) return sendPage(reply, workPage(found, now));
    return reply.send({ hasEnded: found.answer !== null, steps: found.steps, time: workTime(found, now) });
  });
  server.get('/look', (_, reply) => sendPage(reply, lookPage(waitingIn(loadContent(entries)), works.running())));
  server.post('/look', ({ query }, reply) => {
    const { day } = query as Query;
    if (day !== undefined && !isClinicDay(day)) throw new UserError('There is no such day');
    return answerWhenDone(reply, 'look', 'Building the preview', async (tell) => {
      const problem = await storeProblem();
      const tried =
        problem !== null
          ? { pages: [], gone: [], packages: [], problem }
          : day === undefined
            ? await look(tell)
            : await turns.work(() => tryChange(tell, day));
      return { html: trialPage(tried, previewOrigin, canPropose), code: 200 };
    });
  });
  server.post('/release', async (request, reply) => {
    const wish = await wishOf(request);
    return answerWhenDone(reply, 'release', 'Putting the change live', async (tell) => {
      const problem = await storeProblem();
      const released =
        problem === null
          ? await turns.work(() => releaseAll(wish, tell))
          : { isGood: false, said: problem, isCommitted: false };
      return { html: releasedPage(released), code: released.isGood ? 200 : 422 };
    });
  });
  server.post('/propose', async (request, reply) => {
    if (!proposeChange) throw new UserError('This clone has no origin, so you cannot propose a change');
    const wish = await wishOf(request);
    return answerWhenDone(reply, 'propose', 'Proposing the change', async (tell) => {
      tell('Sending the change to origin');
      const proposed = await propose(proposeChange, wish);
      return { html: proposedPage(proposed), code: proposed.isGood ? 200 : 422 };
    });
  });
  server.post('/push', (_, reply) =>
    answerWhenDone(reply, 'push', 'Sending the commits to origin', async (tell) => {
      tell('Sending what is committed to origin');
      // A release that runs may still take its commit back.
      const pushed = await turns.work(pushBranch);
      return { html: pushedPage(pushed), code: pushed.isGood ? 200 : 422 };
    }),
  );
}
