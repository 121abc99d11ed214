// @ts-check

/**
 * Returns the code around a container's script. The script then only defines the container, and the first call runs it.
 * So a page can load the script ahead, and a press on a link need not wait for a file. Compose recognizes exactly this code
 * (`shell/compose/contract/isLazyContainer.ts`). Pages fetch a script with other code ahead, and run it when it is needed.
 * @param {string} container The global name of the container.
 */
export const lazyContainer = (container) => ({
  beginning: `var ${container}=(run=>{let own;const it=()=>own??=run();return{init:(...a)=>it().init(...a),get:(...a)=>it().get(...a)}})(function(){`,
  end: `return ${container}});`,
});
