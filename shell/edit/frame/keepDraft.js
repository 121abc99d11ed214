// @ts-check
// The script of the form. It keeps unsaved text as a draft, and updates the page of a running work. The form works without it.

/** The pause in typing before the script sends a draft, and the pause before it tries again, in milliseconds. */
const pauseMs = 300;
const againMs = 1500;

/** @param {string} selector @returns {HTMLElement | null} */
const find = (selector) => document.querySelector(selector);

/** Collapses groups and rare fields on a phone, so that the page starts short. */
function foldOnPhones() {
  if (!matchMedia('(max-width: 40rem)').matches) return;
  for (const fold of document.querySelectorAll('details.fold')) {
    if (fold instanceof HTMLDetailsElement && !fold.querySelector('[aria-invalid]')) fold.open = false;
  }
}

/** Shows the chosen picture before it is saved. */
function showPictures() {
  for (const image of document.querySelectorAll('img[data-shows]')) {
    if (!(image instanceof HTMLImageElement)) continue;
    const place = image.dataset['shows'] ?? '';
    const show = (/** @type {string} */ address) => {
      image.hidden = address === '';
      if (address !== '') image.src = address;
    };
    const select = document.getElementById(place);
    select?.addEventListener('change', () => {
      if (select instanceof HTMLSelectElement)
        show(select.value === '' ? '' : `/picture?name=${encodeURIComponent(select.value)}`);
    });
    const file = document.getElementById(`${place}-file`);
    file?.addEventListener('change', () => {
      const chosen = file instanceof HTMLInputElement ? file.files?.[0] : undefined;
      if (chosen) show(URL.createObjectURL(chosen));
    });
  }
}

/** Sends unsaved text to the form's server, which keeps it on the disk of this machine until a save. */
function keepDraft() {
  const form = find('form[data-draft]');
  const said = find('#draft-state');
  if (!(form instanceof HTMLFormElement)) return;
  // When a user goes back, a browser would overwrite the draft on the page with its own copy of the fields.
  form.autocomplete = 'off';
  const address = form.dataset['draft'] ?? '';
  let control = new AbortController();
  let isChanged = false;
  let isLeaving = false;
  /** Whether the page has text that the server does not have. */
  let isAhead = false;
  let isSending = false;
  /** @type {Set<string>} */
  const files = new Set();
  let timer = 0;

  const tell = (/** @type {string} */ words) => {
    if (said && said.textContent !== words) said.textContent = words;
  };

  /** Returns the fields, and the photographs that the server does not have. */
  function typed() {
    const data = new FormData(/** @type {HTMLFormElement} */ (form));
    for (const [name, value] of [...data]) if (typeof value !== 'string' && !files.has(name)) data.delete(name);
    return data;
  }

  async function send() {
    if (isSending || isLeaving || !isAhead) return;
    isSending = true;
    isAhead = false;
    const sent = new Set(files);
    let isFailed = false;
    try {
      const headers = { accept: 'text/plain' };
      const response = await fetch(address, { method: 'POST', body: typed(), headers, signal: control.signal });
      if (response.ok) {
        for (const name of sent) files.delete(name);
        tell('Kept on this machine; not saved yet');
      } else {
        tell(await response.text());
      }
      // The error can be temporary, such as a full disk.
      isFailed = response.status >= 500;
    } catch {
      isFailed = true;
      if (!isLeaving) tell('The form does not answer. Leave this page open: it keeps trying');
    }
    isSending = false;
    isAhead ||= isFailed;
    if (isAhead) later(isFailed ? againMs : pauseMs);
  }

  function later(waitMs = pauseMs) {
    clearTimeout(timer);
    timer = window.setTimeout(send, waitMs);
  }

  /**
   * Returns whether the server takes the chosen photographs. If not, the browser says why when the user saves, because the
   * server would close the connection. The draft keeps the text without them.
   */
  const isTaken = (/** @type {HTMLInputElement} */ chosen) => {
    let bytes = 0;
    for (const input of form.elements) {
      if (!(input instanceof HTMLInputElement) || input.type !== 'file') continue;
      for (const { size } of input.files ?? []) bytes += size;
      input.setCustomValidity('');
    }
    const isTooLarge = bytes > Number(form.dataset['mostBytes']);
    if (isTooLarge) chosen.setCustomValidity(form.dataset['tooLarge'] ?? '');
    return !isTooLarge;
  };

  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'file') {
      files.delete(target.name);
      if (isTaken(target)) files.add(target.name);
      else target.reportValidity();
    }
    isChanged = true;
    isAhead = true;
    later();
  });
  // After a save, there is no draft. The page asks nothing when it closes, and sends no more text.
  const leave = () => {
    isLeaving = true;
    clearTimeout(timer);
    control.abort();
  };
  form.addEventListener('submit', leave);
  find('#discard')?.addEventListener('submit', leave);
  // When the user comes back from the next page, the script continues.
  addEventListener('pageshow', () => {
    isLeaving = false;
    if (control.signal.aborted) control = new AbortController();
  });
  addEventListener('beforeunload', (event) => {
    if (isChanged && !isLeaving) event.preventDefault();
  });
  // Sends the last text before a tab closes. A photograph would be too large for this request.
  addEventListener('pagehide', () => {
    if (!isAhead || isLeaving) return;
    const data = typed();
    for (const name of files) data.delete(name);
    void fetch(address, { method: 'POST', body: data, keepalive: true }).catch(() => {});
  });
}

/** Shows the progress of a work until it ends, and then its result. */
function followWork() {
  const work = find('[data-work]');
  if (!work) return;
  const look = async () => {
    try {
      const response = await fetch(work.dataset['work'] ?? '');
      // A restarted form does not know the work, and its page says so.
      if (response.status === 404) return location.reload();
      const { hasEnded, steps, time } = await response.json();
      if (hasEnded) return location.reload();
      const [now, taken] = [find('#work-step'), find('#work-time')];
      if (now && now.textContent !== steps.at(-1)) now.textContent = steps.at(-1) ?? '';
      if (taken) taken.textContent = time;
    } catch {
      // The form does not run now. It can run again in a moment.
    }
    setTimeout(look, 1000);
  };
  setTimeout(look, 1000);
}

foldOnPhones();
showPictures();
keepDraft();
followWork();
