// @ts-check

/**
 * Returns whether a value is a list or a plain object.
 * @param {unknown} value
 * @returns {value is object}
 */
const isData = (value) =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || [null, Object.prototype].includes(Object.getPrototypeOf(value)));

/** Freezes data at every depth. @param {unknown} value */
export function deepFreeze(value) {
  if (!isData(value) || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
}

/**
 * Returns a read-only view of data. Every attempt to change it throws an error that names the fact, such as
 * 'siteFacts.links.donate.value'.
 * @template Value
 * @param {Value} value
 * @param {string} name
 * @returns {Value}
 */
export function readOnly(value, name) {
  if (!isData(value)) return value;
  const nameOf = (/** @type {PropertyKey} */ key) =>
    Array.isArray(value) ? `${name}[${String(key)}]` : `${name}.${String(key)}`;
  const refuse = (/** @type {unknown} */ _, /** @type {PropertyKey} */ key) => {
    throw new TypeError(`it changes ${nameOf(key)}, a fact that the shell gives to all sections; leave it as it is`);
  };
  const refuseAll = () => {
    throw new TypeError(`it changes ${name}, which the shell gives to all sections; leave it as it is`);
  };
  /** @type {Record<PropertyKey, unknown>} */
  const view = /** @type {never} */ (Array.isArray(value) ? [] : {});
  for (const [key, inner] of Object.entries(value)) view[key] = readOnly(inner, nameOf(key));
  return /** @type {Value} */ (
    new Proxy(view, {
      set: refuse,
      defineProperty: refuse,
      deleteProperty: refuse,
      setPrototypeOf: refuseAll,
      preventExtensions: refuseAll,
    })
  );
}
